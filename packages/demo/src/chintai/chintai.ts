import { createLooks } from '../pictures/exteriors.ts'
import { createRandom, type Random } from '../random.ts'
import type { BuildingRow, RoomRow } from '../rows.ts'
import { createNames } from './building-name.ts'
import { buildingPhotos } from './building-photos.ts'
import { makeRoom } from './room.ts'
import { isWhole, type Unit } from './room-space.ts'
import { type Building, makeBuilding } from './tatemono.ts'

/** A building and those of its rooms that are or were on offer. */
export type Let = { building: BuildingRow; rooms: RoomRow[] }

/** Buildings with together `count` rooms, one after the other: memory stays flat at any size. */
export function* chintaiListings(count: number, today: string): Generator<Let> {
  const [looks, insides, names] = [createLooks(), createLooks(), createNames()]
  let made = 0
  for (let index = 0; made < count; index += 1) {
    const random = createRandom(`tatemono/${index}`)
    const building = makeBuilding(random, index, { today, looks, names })
    const units = unitsOnOffer(random, building).slice(0, count - made)
    const rooms = units.map((unit, n) =>
      makeRoom(random, building, unit, { index: made + n, today, looks: insides }),
    )
    yield {
      building: { ...building.row, photos: buildingPhotos(building, rooms) },
      rooms,
    }
    made += units.length
  }
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
