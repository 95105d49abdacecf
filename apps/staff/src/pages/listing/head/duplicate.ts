import type { Photo } from '@sumai/api-client/contract/photo'
import { staffApi } from '../../../api/api.ts'
import type { Values } from '../../../editor/values.ts'
import type { Owner } from '../../../pictures/waiting-picture.ts'
import { type Keyed, once } from '../../../retry/once.ts'
import { numbered, photosOf } from '../draft/add-photo.ts'
import type { Kind } from '../edited-room.ts'

/** What shows the same of another room of the building. */
const OUTSIDE: ReadonlySet<Photo['type']> = new Set([
  'gaikan',
  'entrance',
  'common',
  'parking',
  'around',
])

/** Of one home alone: its number, its dates and its views. */
const OWN = {
  ...{ bukkenNo: undefined, koukaiDate: undefined, jikaiKoshinDate: undefined },
  ...{ roomNo: null, yukoKigen: null, movieUrl: null, panoramaUrls: [] },
}

const roomFrom = (values: Values) => ({
  ...values,
  ...OWN,
  photos: numbered(photosOf(values).filter(({ type }) => OUTSIDE.has(type))),
  boshuStatus: 'draft',
})

/** Makes one that says the same of its kind; resolves to its number. */
const COPY: Record<Kind, (values: Values, key: Keyed) => Promise<string>> = {
  chintai: async (values, key) =>
    (await staffApi.chintai.createRoom(roomFrom(values) as never, key)).room.bukkenNo,
  baibai: async (values, key) =>
    (await staffApi.baibai.createRoom(roomFrom(values) as never, key)).room.bukkenNo,
  // Its pictures show another building.
  tatemono: async (values, key) => {
    const body = { ...values, tmNo: undefined, photos: [] } as never
    return (await staffApi.chintai.createTatemono(body, key)).tatemono.tmNo
  },
}

/** A draft, or a building, that says the same but for what is of one alone. */
export async function duplicate({ kind, no }: Owner, values: Values): Promise<Owner> {
  const copy = await once(`duplicate:${kind}:${no}`, (key) => COPY[kind](values, key))
  return { kind, no: copy }
}
