import type { Kukaku } from '@sumai/api-client/contract/baibai-invest'
import { type Plot, smallestPlot } from '@sumai/domain/listing/building-limits'
import { madoriLabel } from '@sumai/domain/listing/madori'
import { houseNamed } from '../pictures/exteriors.ts'
import { exterior, photosOf } from '../pictures/pictures.ts'
import type { Location } from '../places/location.ts'
import type { Random } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import type { Day } from './base.ts'
import { constructionOf, newHouseColumns } from './house.ts'
import { roomyPlot, round, toPrice } from './prices.ts'

const NAMES = [
  'グリーンコート',
  'ガーデンヒルズ',
  'そよかぜの街',
  'サニープレイス',
  'ひなたテラス',
  'リーフタウン',
]
/** One for each site: houses that may be new. */
const LOOKS = [
  'kodate-new-1',
  'kodate-7',
  'kodate-18',
  'kodate-8',
  'kodate-27',
  'kodate-modern',
  'kodate-15',
  'kodate-new-2',
  'kodate-10',
  'kodate-19',
  'kodate-5',
  'kodate-29',
]
const LAYOUTS = ['3LDK', '3SLDK', '4LDK', '4LDK', '4SLDK']
const ON_SALE = '販売中'

/** A site of our own with several new houses, some of them sold. */
export function siteColumns(random: Random, location: Location, index: number, day: Day) {
  const isFinished = index % 2 === 0
  const house = newHouseColumns(random, location, day, {
    isFinished,
    facade: houseNamed(LOOKS[index % LOOKS.length] ?? ''),
  })
  const lots = lotsOf(random, house)
  const open = lots.filter(({ status }) => status === ON_SALE)
  const prices = open.map(({ kakaku }) => kakaku)
  return {
    ...house,
    name: `${NAMES[index % NAMES.length]}${location.town}`,
    shubetu: 201,
    kakaku: Math.min(...prices),
    kakakuTo: Math.max(...prices),
    ...constructionOf(random, day.today, isFinished),
    kosu: lots.length,
    bunjo: {
      kukaku_su: lots.length,
      hanbai_kukaku: open.length,
      plan_image: null,
      kukaku: lots,
    },
    inspection: null,
    kashiHoken: null,
    photos: photosOf([
      ...house.photos,
      { type: 'around', url: exterior('tochi-3'), caption: '造成済みの区画' },
    ]),
  } satisfies Partial<PropertyRow>
}

type House = Plot &
  Pick<PropertyRow, 'madoriHeyasu' | 'madoriKind'> & {
    kakaku: number
    tochiMen: number
    tatemonoMen: number
    sokosu: number
  }

/** The first lot is the house that the page shows: on sale, and none costs less. */
function lotsOf(random: Random, house: House): Kukaku[] {
  const shown = {
    no: '1号地',
    kakaku: toPrice(house.kakaku),
    tochi_men: house.tochiMen,
    tatemono_men: house.tatemonoMen,
    madori: madoriLabel(house.madoriHeyasu ?? null, house.madoriKind ?? null) ?? '',
    status: ON_SALE,
  }
  const others = Array.from({ length: random.int(4, 15) }, (_, n) => {
    const tatemonoMen = round(house.tatemonoMen * random.around(1, 0.03))
    const smallest = smallestPlot(house, { tatemonoMen, floors: house.sokosu })
    return {
      no: `${n + 2}号地`,
      kakaku: toPrice(house.kakaku * random.float(1, 1.1)),
      tochi_men: roomyPlot(random, house.tochiMen * random.around(1, 0.06), smallest),
      tatemono_men: tatemonoMen,
      madori: random.pick(LAYOUTS),
      status: random.pick([ON_SALE, ON_SALE, '商談中', '成約']),
    }
  })
  return [shown, ...others]
}
