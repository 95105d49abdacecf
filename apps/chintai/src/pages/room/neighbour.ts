import type { LightRental } from '@sumai/listings/listing'

/** What the table of the building says of a room. */
export const toNeighbour = (room: LightRental) => ({
  bukkenNo: room.bukkenNo,
  cityCode: room.cityCode,
  roomNo: room.roomNo,
  kai: room.kai,
  madoriLabel: room.madoriLabel,
  bukkenTypeLabel: room.bukkenTypeLabel,
  senyuMen: room.senyuMen,
  hyYachin: room.hyYachin,
  kyoekihi: room.kyoekihi,
  nyukyoJikiLabel: room.nyukyoJikiLabel,
})

export type Neighbour = ReturnType<typeof toNeighbour>
