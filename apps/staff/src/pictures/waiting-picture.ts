import type { PictureKind } from '@sumai/api-client/contract/picture'
import type { PhotoType } from '@sumai/api-client/contract/words'

/** What a picture belongs to: a listing of either site, or a building. */
export type Owner = { kind: 'chintai' | 'baibai' | 'tatemono'; no: string }

/**
 * The one field that a picture or a file goes into: of a listing, of something that staff write, by
 * its address (`info/12`), or of a banner that begins with it, by its place.
 */
export type Slot = { kind: Owner['kind'] | 'content' | 'new-banner'; no: string; field: string }

type Waiting = {
  id: string
  /** Its place among those that wait: at first that of its number. */
  at?: number
  file: Blob
}

/** A picture on this device that its listing does not have yet. */
export type WaitingPhoto = Waiting & {
  /** Nothing: it was taken before the home was chosen. */
  owner: Owner | null
  type: PhotoType
  caption: string
  /** The address of the picture whose place it takes. */
  replaces: string | null
}

/** A picture or a PDF on this device for one field. */
export type WaitingFile = Waiting & { owner: Slot; as: PictureKind | 'document' }

export type WaitingPicture = WaitingPhoto | WaitingFile

/** Where it stands among those that wait. */
export const placeOf = ({ id, at }: Pick<WaitingPicture, 'id' | 'at'>) => at ?? Number(id)

export const nameOf = (owner: Owner | Slot | null) =>
  owner && [owner.kind, owner.no, 'field' in owner && owner.field].filter(Boolean).join('/')

let last = 0

/** Two of the same millisecond keep their order. */
export function newId(): string {
  last = Math.max(Date.now(), last + 1)
  return String(last)
}
