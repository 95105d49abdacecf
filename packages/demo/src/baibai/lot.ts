import { plotShots, withMaps } from '../pictures/drawn.ts'
import { plotsLike, roadShots } from '../pictures/land.ts'
import { photosOf } from '../pictures/pictures.ts'
import { cityLabel } from '../places/geography.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import type { Day } from './base.ts'
import { groundFor, groundOf, HIGH_GROUND } from './ground.ts'
import { landPrice, plotSize, toPrice } from './prices.ts'

const EMPTY = 1
const OLD_HOUSE = 2
const OLD_HOUSE_CLEARED = 10
const LEASEHOLD = 6
const CORNER = 2

/** A plot of land. */
export function lotColumns(random: Random, location: Location, { today, looks }: Day) {
  const { city, town } = location
  const tochiMen = plotSize(random, city)
  const usualState = random.weighted([
    [EMPTY, 76],
    [OLD_HOUSE, 10],
    [OLD_HOUSE_CLEARED, 14],
  ] as const)
  const isNoCondition = random.chance(0.78)
  const isLeasehold = random.chance(0.02)
  const ground = groundFor(groundOf(random, location, { floors: 0 }), tochiMen)
  const hasAlley = ground.rojijoWariai !== null
  // No picture shows an old house behind others.
  const genkyo = hasAlley ? EMPTY : usualState
  const hasHouse = genkyo !== EMPTY
  const look = looks(
    random,
    city.city_code,
    plotsLike(
      {
        youtoChiiki: ground.youtoChiiki,
        isCorner: ground.setsudoJokyo === CORNER,
        isHigh: ground.chisei === HIGH_GROUND,
        hasAlley,
        hasHouse,
      },
      today,
    ),
  )
  const { plot, volume } = plotShots({ ...ground, tochiMen })
  const price = landPrice(random, location, tochiMen)
  return {
    name: `${cityLabel(city)}${town} 売地`,
    kakaku: toPrice(price * (isLeasehold ? 0.4 : genkyo === EMPTY ? 1 : 0.9)),
    shubetu: isLeasehold ? 102 : 101,
    tochiMen,
    tochiMenKbn: random.pick([1, 2]),
    ...ground,
    genkyo,
    isSarachi: genkyo === EMPTY,
    isFuruya: genkyo !== EMPTY,
    isNoCondition,
    kenchikuJoken: isNoCondition
      ? null
      : {
          kaisha: '売主が指定する建築会社',
          kikan_month: 3,
          note: '土地の契約後3か月以内に建築請負契約が成立しないときは、受け取った金額をすべてお返しします。',
        },
    tochiKenri: isLeasehold ? LEASEHOLD : 1,
    shakuchiKikan: isLeasehold ? '30年（更新可）' : null,
    chidai: isLeasehold ? Math.round((tochiMen * 60) / 100) * 100 : null,
    hikiwatashiJiki: genkyo === EMPTY ? 1 : 2,
    photos: photosOf(
      withMaps(
        [
          { type: 'gaikan', url: look.url, caption: hasHouse ? '現地（古家あり）' : '現地' },
          ...plot,
          ...roadShots(ground.setsudo),
          ...volume,
        ],
        location.columns,
        'sale',
      ),
    ),
  } satisfies Partial<PropertyRow>
}
