import { nameOf, type Slot, type WaitingFile } from './waiting-picture.ts'

type Take = (url: string) => void
/** False: there is no line, it has to be tried again. */
type Put = (file: WaitingFile, url: string) => Promise<boolean>

const open = new Map<string | null, Take>()
let elsewhere: Put = async () => false

/** A field on the screen takes what comes for it itself, until the answer is called. */
export function takeArrivals(slot: Slot, take: Take): () => void {
  const name = nameOf(slot)
  open.set(name, take)
  return () => {
    if (open.get(name) === take) open.delete(name)
  }
}

/** How to put what comes for a field that is not on the screen. */
export function putElsewhere(put: Put): void {
  elsewhere = put
}

/** Puts what was sent into its field. */
export const arrive: Put = async (file, url) => {
  const take = open.get(nameOf(file.owner))
  take?.(url)
  return take ? true : elsewhere(file, url)
}
