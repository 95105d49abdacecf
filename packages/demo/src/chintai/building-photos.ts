import type { Photo } from '@sumai/api-client/contract/photo'
import { withMaps } from '../pictures/drawn.ts'
import { commonShots, outsideShot } from '../pictures/exteriors.ts'
import { photosOf, type Shot } from '../pictures/pictures.ts'
import type { RoomRow } from '../rows.ts'
import type { Building } from './tatemono.ts'

/** What a building shows of one of its rooms, at most one of each. */
const SAMPLES = ['living', 'room', 'kitchen', 'bath', 'balcony', 'madori']

/** The outside, what is shared, one room as an example, and where it stands. */
export function buildingPhotos({ row, facade }: Building, rooms: readonly RoomRow[]): Photo[] {
  const [first, ...shared] = commonShots({
    floors: row.chijoKaisu,
    has: (code) => row.setsubiKyoyo.includes(code),
  })
  const shots = [outsideShot(facade), ...(first ? [first] : []), ...samplesOf(rooms), ...shared]
  return photosOf(withMaps(shots, row))
}

function samplesOf(rooms: readonly RoomRow[]): Shot[] {
  const [room] = rooms.toSorted((a, b) => samplesIn(b) - samplesIn(a))
  return SAMPLES.flatMap((type) => {
    const photo = room?.photos.find((one) => one.type === type)
    if (!photo) return []
    return [{ ...photo, caption: asExample(photo.caption) }]
  })
}

/** リビング（一例）, リビング（家具は配置例・一例） */
const asExample = (caption: string): string =>
  caption.endsWith('）') ? caption.replace(/）$/, '・一例）') : `${caption}（一例）`

const samplesIn = ({ photos }: RoomRow): number =>
  SAMPLES.filter((type) => photos.some((photo) => photo.type === type)).length
