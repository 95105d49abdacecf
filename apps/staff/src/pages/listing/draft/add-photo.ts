import type { Photo } from '@sumai/api-client/contract/photo'
import type { Values } from '../../../editor/values.ts'
import type { Owner } from '../../../pictures/waiting-picture.ts'
import { draftFor, hold } from './open-drafts.ts'

type NewPhoto = Omit<Photo, 'sort'>

/** Puts a picture that was sent on its listing. False: there is no line, it has to be tried again. */
export async function addPhoto(
  owner: Owner,
  photo: NewPhoto,
  replaces: string | null,
): Promise<boolean> {
  const draft = await draftFor(owner.kind, owner.no)
  const release = hold(draft)
  try {
    await draft.ready
    draft.edit(withPhoto(draft.values(), photo, replaces))
    await draft.save()
    // What is refused or contradicted stays with the draft, whose editor tells of it.
    return draft.store.getState().save !== 'kept'
  } finally {
    release()
  }
}

/** At the end, or in the place of another one; twice is once. */
function withPhoto(values: Values, photo: NewPhoto, replaces: string | null): Values {
  if (photo.type === 'panorama') {
    const urls = (values.panoramaUrls ?? []) as string[]
    return { panoramaUrls: [...new Set([...urls, photo.url])] }
  }
  const photos = photosOf(values)
  if (photos.some(({ url }) => url === photo.url)) return { photos }
  const added = replaces
    ? photos.map((it) => (it.url === replaces ? { ...photo, sort: it.sort } : it))
    : [...photos, { ...photo, sort: 0 }]
  return { photos: numbered(added) }
}

export const photosOf = (values: Values) => (values.photos ?? []) as Photo[]

/** In the order in which they stand. */
export const numbered = (photos: readonly Photo[]): Photo[] =>
  photos.map((photo, index) => ({ ...photo, sort: index + 1 }))
