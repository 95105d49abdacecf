import { createStore, del, set, values } from 'idb-keyval'
import { placeOf, type WaitingPicture } from './waiting-picture.ts'

/** Pictures outlive a closed tab and signing out. */
const store = () => createStore('sumai-pictures', 'waiting')
let opened: ReturnType<typeof store> | undefined
const kept = () => (opened ??= store())

export async function readPictures(): Promise<WaitingPicture[]> {
  const found = await values<WaitingPicture>(kept()).catch(() => [])
  return found.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether this device keeps it: a private window may not, and a full one cannot. */
export const keepPicture = (picture: WaitingPicture): Promise<boolean> =>
  set(picture.id, picture, kept()).then(
    () => true,
    () => false,
  )

export const dropPicture = (id: string): Promise<void> => del(id, kept()).catch(() => {})
