import { placesInLists, scoreOf } from '../list-places.ts'
import { createLooks, type Looks } from '../pictures/exteriors.ts'
import { createRandom, type Random } from '../random.ts'
import type { BuildingRow, RoomRow } from '../rows.ts'
import { createNames } from './building-name.ts'
import { buildingPhotos } from './building-photos.ts'
import { leadsInLists, ledBy } from './leads.ts'
import { makeRoom } from './room.ts'
import { isWhole, type Unit } from './room-space.ts'
import { type Building, makeBuilding } from './tatemono.ts'

/** A building and those of its rooms that are or were on offer. */
export type Let = { building: BuildingRow; rooms: RoomRow[] }

/** Rooms whose leading pictures are chosen beside those of their neighbours; any more take what fits. */
const ARRANGED = 20_000

/** Buildings with together `count` rooms, one after the other: memory stays flat at any size. */
export function* chintaiListings(count: number, today: string): Generator<Let> {
  const leads = leadsInLists(inTheirLists(homesOf(Math.min(count, ARRANGED), today)))
  const made = make(count, today, (bukkenNo) => ledBy(leads, bukkenNo))
  for (const { building, rooms } of made) {
    yield { building: { ...building.row, photos: buildingPhotos(building, rooms) }, rooms }
  }
}

function* make(count: number, today: string, insideOf: (bukkenNo: string) => Looks) {
  const [looks, names] = [createLooks(), createNames()]
  let made = 0
  for (let index = 0; made < count; index += 1) {
    const random = createRandom(`tatemono/${index}`)
    const building = makeBuilding(random, index, { today, looks, names })
    const units = unitsOnOffer(random, building).slice(0, count - made)
    const rooms = units.map((unit, n) =>
      makeRoom(random, building, unit, { index: made + n, today, insideOf }),
    )
    yield { building, rooms }
    made += units.length
  }
}

type Home = {
  bukkenNo: string
  tmNo: string
  place: string
  tenpoNo: string
  koukaiDate: string
  score: number
  isListed: boolean
  fitting: string[]
}

/** Those with pictures of their inside. How well a room stands in them hardly depends on how it looks. */
function homesOf(count: number, today: string): Home[] {
  const fitting = new Map<string, string[]>()
  const remember =
    (bukkenNo: string): Looks =>
    (random, _place, looks) => {
      fitting.set(
        bukkenNo,
        looks.map(({ url }) => url),
      )
      return random.pick(looks.slice(0, 1))
    }
  const homes: Home[] = []
  for (const { building, rooms } of make(count, today, remember)) {
    for (const room of rooms) {
      const { bukkenNo, tmNo, tenpoNo, koukaiDate, boshuStatus } = room
      const pictures = fitting.get(bukkenNo)
      if (!pictures) continue
      const place = building.row.cityCode
      const score = scoreOf(room, today)
      const isListed = LISTED.has(boshuStatus)
      homes.push({ bukkenNo, tmNo, place, tenpoNo, koukaiDate, score, isListed, fitting: pictures })
    }
    fitting.clear()
  }
  return homes
}

const LISTED = new Set(['public', 'applied'])

/** Lists are ordered by recommendation or by age; by age they show one room of a building. */
function inTheirLists(homes: readonly Home[]) {
  const placeOf = placesInLists()
  const lists = new Map<string, Record<string, number>>(homes.map(({ bukkenNo }) => [bukkenNo, {}]))
  const add = ({ bukkenNo }: Home, names: readonly string[]) => {
    for (const name of names) Object.assign(lists.get(bukkenNo) ?? {}, { [name]: placeOf(name) })
  }
  for (const home of homes) add(home, [`of ${home.tmNo}`])
  const listed = homes.filter(({ isListed }) => isListed)
  for (const home of listed.toSorted((a, b) => b.score - a.score)) {
    add(home, ['best', `best in ${home.place}`])
  }
  const seen = new Set<string>()
  const byAge = (a: Home, b: Home) =>
    b.koukaiDate.localeCompare(a.koukaiDate) || a.bukkenNo.localeCompare(b.bukkenNo)
  for (const home of listed.toSorted(byAge)) {
    if (seen.has(home.tmNo)) continue
    seen.add(home.tmNo)
    add(home, ['new', `new in ${home.place}`, `new at ${home.tenpoNo}`])
  }
  return homes.map((home) => ({ ...home, lists: lists.get(home.bukkenNo) ?? {} }))
}

/** 3.3 on average. */
function unitsOnOffer(random: Random, building: Building): Unit[] {
  if (isWhole(building)) return [{ kai: 1, number: 1 }]
  const { row, unitsPerFloor } = building
  const units = Array.from({ length: row.chijoKaisu * unitsPerFloor }, (_, n) => ({
    kai: Math.floor(n / unitsPerFloor) + 1,
    number: (n % unitsPerFloor) + 1,
  }))
  const most = { mansion: 7, apartment: 4, tenpo: 2, kodate: 1, souko: 1 }[row.bukkenType]
  return random.sample(units, random.int(row.bukkenType === 'mansion' ? 2 : 1, most))
}
