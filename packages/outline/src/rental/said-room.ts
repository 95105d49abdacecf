import type { Camelized } from '@sumai/api-client/camelized'
import type { ChintaiRoom } from '@sumai/api-client/contract/chintai-room'

type ApiRoom = Camelized<ChintaiRoom>

/** What the API tells of a room and neither its page nor its sheet says. */
const UNSAID = [
  ...(['shubetu', 'catchCopy', 'kodawariKozo', 'torihikiTaiyo', 'genkyo', 'yachinZeiKbn'] as const),
  ...(['yachinZeiKbnLabel', 'chukaiTesuryoKbn', 'chukaiTesuryo', 'hoshoRiyo'] as const),
  ...(['sonotaIchiji', 'freeRentMonth', 'madoriKind', 'mensekiKbn', 'prefCode', 'chome'] as const),
  ...(['isShinchiku', 'kanrinin', 'youtoChiiki', 'setsubiKyoyo', 'setsubiKyoyoLabel'] as const),
  ...(['town', 'setsubijoken', 'nyukyoJiki', 'kozo', 'muki', 'parkingKbn', 'taishin'] as const),
  ...(['createdAt', 'updatedAt', 'version'] as const),
] satisfies (keyof ApiRoom)[]

type Photo = Omit<ApiRoom['photos'][number], 'sort'>

export type SaidRoom = Omit<ApiRoom, (typeof UNSAID)[number] | 'photos'> & { photos: Photo[] }

/** A room without what its page leaves out, which makes that lighter. */
export function toSaidRoom(room: ApiRoom): SaidRoom {
  const unsaid = new Set<string>(UNSAID)
  const said = Object.entries(room).filter(([name]) => !unsaid.has(name))
  const photos = room.photos.map(({ sort: _, ...photo }) => photo)
  return { ...Object.fromEntries(said), photos } as SaidRoom
}
