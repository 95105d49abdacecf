/** Of rooms gathered by building: the one of each building that comes first in their order. */
export const firstOfEach = <Room extends { tmNo: string }>(
  rooms: readonly Room[],
  buildings: readonly { tmNo: string }[],
): Room[] => buildings.flatMap(({ tmNo }) => rooms.find((room) => room.tmNo === tmNo) ?? [])
