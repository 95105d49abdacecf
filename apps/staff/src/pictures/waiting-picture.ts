import type { PhotoType } from '@sumai/api-client/contract/words'

/** What a picture belongs to: a listing of either site, or a building. */
export type Owner = { kind: 'chintai' | 'baibai' | 'tatemono'; no: string }

/** A picture on this device that its listing does not have yet. */
export type WaitingPicture = {
  id: string
  /** Its place among those that wait: at first that of its number. */
  at?: number
  /** Nothing: it was taken before the home was chosen. */
  owner: Owner | null
  file: Blob
  type: PhotoType
  caption: string
  /** The address of the picture whose place it takes. */
  replaces: string | null
}

/** Where it stands among those that wait. */
export const placeOf = ({ id, at }: Pick<WaitingPicture, 'id' | 'at'>) => at ?? Number(id)

export const isOf = (owner: Owner | null, other: Owner | null) =>
  owner?.kind === other?.kind && owner?.no === other?.no

let last = 0

/** Two of the same millisecond keep their order. */
export function newId(): string {
  last = Math.max(Date.now(), last + 1)
  return String(last)
}
