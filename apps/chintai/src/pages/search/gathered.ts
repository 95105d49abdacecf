import type { LightRental } from '@sumai/listings/listing'

type Counted = { tmNo: string; roomCount: number }

/** The room of each building that comes first in the order of the search. */
export const firstOfEach = (rooms: readonly LightRental[], buildings: readonly Counted[]) =>
  buildings.flatMap(({ tmNo }) => rooms.find((room) => room.tmNo === tmNo) ?? [])

/** For the line below that room: the building and its other rooms. */
export const toBuilding = ({ tmNo, roomCount }: Counted, rooms: readonly LightRental[]) => ({
  tmNo,
  roomCount,
  others: rooms
    .filter((room) => room.tmNo === tmNo)
    .slice(1)
    .map(({ bukkenNo, cityCode, roomNo, kai, madoriLabel, bukkenTypeLabel, hyYachin }) => ({
      bukkenNo,
      cityCode,
      roomNo,
      kai,
      layout: madoriLabel ?? bukkenTypeLabel,
      hyYachin,
    })),
})

export type BuildingRooms = ReturnType<typeof toBuilding>
