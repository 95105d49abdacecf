import { madoriCode } from '@sumai/domain/listing/madori'
import type { Random } from '../random.ts'
import type { RoomRow } from '../rows.ts'
import { hasTatami, roomSizes } from './layouts.ts'
import { rentOf } from './rent.ts'
import { type Building, isBusiness } from './tatemono.ts'

type Space = Pick<RoomRow, 'madoriHeyasu' | 'madoriKind' | 'madori' | 'madoriShosai' | 'senyuMen'>
/** Where in the building. */
export type Unit = { kai: number; number: number }

const round = (value: number) => Math.round(value * 100) / 100

export const spaceOf = (random: Random, building: Building): Space =>
  isBusiness(building.row.bukkenType)
    ? businessSpace(random, building)
    : homeSpace(random, building)

function homeSpace(random: Random, { layouts, age, row }: Building): Space {
  const layout = random.pick(layouts)
  const isTatami = hasTatami(random, { ...layout, age })
  const senyuMen = round(random.float(...layout.men))
  return {
    madoriHeyasu: layout.heyasu,
    madoriKind: layout.kind,
    madori: madoriCode(layout.heyasu, layout.kind),
    madoriShosai: roomSizes(layout, senyuMen, { isTatami, isHouse: row.bukkenType === 'kodate' }),
    senyuMen,
  }
}

function businessSpace(random: Random, { row }: Building): Space {
  const senyuMen = round(row.bukkenType === 'souko' ? random.float(80, 600) : random.float(28, 160))
  return { madoriHeyasu: null, madoriKind: null, madori: null, madoriShosai: null, senyuMen }
}

/** A house or a hall is let as a whole: no floor, no number, no neighbours. */
export const isWhole = ({ row }: Building): boolean =>
  row.bukkenType === 'kodate' || row.bukkenType === 'souko'

export function positionOf(random: Random, building: Building, { kai, number }: Unit) {
  const { row, unitsPerFloor } = building
  const whole = isWhole(building)
  // Of a building the number of every room is shown, or of none.
  const isRoomNoDisp = random.fork('numbers').chance(0.9)
  // One draw less would make every room after it another one.
  random.next()
  return {
    roomNo: whole ? null : `${kai}${String(number).padStart(2, '0')}`,
    isRoomNoDisp,
    kai: whole ? null : kai,
    kaiTo: null,
    isKadobeya: !whole && (number === 1 || number === unitsPerFloor),
    isSaijokai: !whole && kai === row.chijoKaisu && row.chijoKaisu > 1,
    muki: random.pick([5, 5, 5, 4, 6, 3, 7, 1]),
  } satisfies Partial<RoomRow>
}

/** Yen a month. */
export function rentFor(random: Random, building: Building, space: Space, { kai }: Unit): number {
  const { row, location, age } = building
  const city1k = location.city.seed_rent_1k
  if (isBusiness(row.bukkenType)) {
    // By the tsubo, as business space is let: about 7,000 yen in the country, 10,000 in Tenjin.
    const tsubo = space.senyuMen * 0.3025
    const unit = (3_000 + city1k * 0.12) * (row.bukkenType === 'souko' ? 0.35 : 1)
    return Math.round((tsubo * unit * random.around(1, 0.08)) / 1_000) * 1_000
  }
  const access = row.kotsu[0]
  return rentOf(random, {
    city1k,
    madori: space.madori ?? 0,
    men: space.senyuMen,
    age,
    walk: access?.bus_fun ? 25 : (access?.toho_fun ?? 25),
    kai,
    isConcrete: row.kozo === 4 || row.kozo === 5,
    isHouse: row.bukkenType === 'kodate',
  })
}
