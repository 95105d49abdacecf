import type { Photo } from '@sumai/api-client/contract/photo'
import { staffApi } from '../../../api/api.ts'
import type { Values } from '../../../editor/values.ts'
import type { Owner } from '../../../pictures/waiting-picture.ts'
import type { Site } from '../../listings/site.ts'
import { numbered, photosOf } from '../draft/add-photo.ts'

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

/** A draft that says the same, but for what is of one home alone. */
export async function duplicate(site: Site, values: Values): Promise<Owner> {
  const photos = numbered(photosOf(values).filter(({ type }) => OUTSIDE.has(type)))
  const body = { ...values, ...OWN, photos, boshuStatus: 'draft' } as never
  const { room } = await staffApi[site].createRoom(body)
  return { kind: site, no: room.bukkenNo }
}
