import type { Photo } from '@sumai/api-client/contract/photo'
import { withMaps } from '../pictures/drawn.ts'
import { outsideShot } from '../pictures/exteriors.ts'
import { SAMPLES, samplesOf } from '../pictures/interiors.ts'
import { photosOf } from '../pictures/pictures.ts'
import type { RoomRow } from '../rows.ts'
import { sharedShots } from './shared-shots.ts'
import type { Building } from './tatemono.ts'

/** The outside, what is shared, one room as an example, and where it stands. */
export function buildingPhotos(building: Building, rooms: readonly RoomRow[]): Photo[] {
  const [first, ...shared] = sharedShots(building)
  const shots = [
    outsideShot(building.facade),
    ...(first ? [first] : []),
    ...samplesOf(showpiece(rooms)?.photos ?? []),
    ...shared,
  ]
  return photosOf(withMaps(shots, building.row))
}

const samplesIn = ({ photos }: RoomRow): number =>
  SAMPLES.filter((type) => photos.some((photo) => photo.type === type)).length

/** The room of which most is to be seen. */
const showpiece = (rooms: readonly RoomRow[]): RoomRow | undefined =>
  rooms.toSorted((a, b) => samplesIn(b) - samplesIn(a))[0]
