import { createStore } from 'zustand/vanilla'
import { dropPicture, keepPicture, readPictures } from './kept-pictures.ts'
import {
  nameOf,
  newId,
  type Owner,
  placeOf,
  type Slot,
  type WaitingFile,
  type WaitingPhoto,
  type WaitingPicture,
} from './waiting-picture.ts'

/** `stopped`: the line was lost; `refused`: the API does not want it, and says why. */
type SendState = 'waiting' | 'sending' | 'stopped' | 'refused'

type Queued = {
  state: SendState
  /** How much of it is sent, 0 to 1. */
  progress: number
  reason?: string
  /** Shows it from the device. */
  preview: string
  /** Whether this device has stored it; otherwise it is lost with this tab. */
  isKept: boolean
}

export type QueuedPhoto = WaitingPhoto & Queued
export type QueuedPicture = QueuedPhoto | (WaitingFile & Queued)

type State = {
  pictures: readonly QueuedPicture[]
  /** What was sent from here, by its address: shown from the device until the tab is closed. */
  sent: Readonly<Record<string, { preview: string; file: Blob }>>
}

/** The pictures that wait on this device. */
export const queue = createStore<State>(() => ({ pictures: [], sent: {} }))

export const queued = () => queue.getState().pictures

const isPhoto = (picture: QueuedPicture): picture is QueuedPhoto => !('as' in picture)

/** What waits for a listing, or for none yet; what goes into a field of it is not among it. */
export const waitingFor = (pictures: readonly QueuedPicture[], owner: Owner | null) =>
  pictures.filter(isPhoto).filter((it) => nameOf(it.owner) === nameOf(owner))

/** What waits for a field. */
export const waitingIn = (pictures: readonly QueuedPicture[], slot: Slot) =>
  pictures.filter(({ owner }) => nameOf(owner) === nameOf(slot))

/** Also what another tab has added or sent. */
export async function loadQueue(): Promise<void> {
  const kept = await readPictures()
  const ids = new Set(kept.map(({ id }) => id))
  const known = new Map(queued().map((picture) => [picture.id, picture]))
  const here = queued().filter(({ id, isKept }) => !isKept && !ids.has(id))
  const pictures = kept.map((picture) => known.get(picture.id) ?? shown(picture, true))
  queue.setState({ pictures: [...pictures, ...here] })
}

const shown = (picture: WaitingPicture, isKept: boolean): QueuedPicture => ({
  ...picture,
  state: 'waiting',
  progress: 0,
  preview: URL.createObjectURL(picture.file),
  isKept,
})

type NewPhoto = Pick<WaitingPhoto, 'owner' | 'file' | 'type'> & {
  replaces?: string
  caption?: string
}

export const addToQueue = ({ replaces, caption = '', ...given }: NewPhoto) =>
  add({ ...given, id: newId(), replaces: replaces ?? null, caption })

/** For one field, where it takes the place of what waits there already, if that holds one. */
export async function addToSlot(given: Omit<WaitingFile, 'id' | 'at'>, isOnly: boolean) {
  if (isOnly) for (const { id } of waitingIn(queued(), given.owner)) await dropQueued(id)
  return add({ ...given, id: newId() })
}

/** Resolves when the device keeps it; it is shown at once. */
async function add(picture: WaitingPicture): Promise<QueuedPicture> {
  const added = shown(picture, true)
  queue.setState(({ pictures }) => ({ pictures: [...pictures, added] }))
  const isKept = await keepPicture(picture)
  if (!isKept) changeQueued(added.id, { isKept })
  return added
}

/** Changes a picture that waits: shown at once, and stored, except for its progress. */
export function changeQueued(id: string, change: Partial<QueuedPhoto>): void {
  const pictures = queued().map((it) =>
    it.id === id ? ({ ...it, ...change } as QueuedPicture) : it,
  )
  queue.setState({ pictures })
  const changed = pictures.find((it) => it.id === id)
  if (!changed || !KEPT.some((key) => key in change)) return
  const { state, progress, reason, preview, isKept, ...picture } = changed
  void keepPicture(picture)
}

const KEPT = ['owner', 'file', 'type', 'caption', 'at'] as const

/** Puts one in the place of another of the same listing; those between move up. */
export function moveQueued(id: string, target: string): void {
  const moved = queued()
    .filter(isPhoto)
    .find((it) => it.id === id)
  if (!moved) return
  const all = waitingFor(queued(), moved.owner)
  const places = all.map(placeOf)
  const to = all.findIndex((it) => it.id === target)
  if (to < 0) return
  const order = all.filter((it) => it !== moved).toSpliced(to, 0, moved)
  for (const [index, it] of order.entries()) {
    const at = places[index]
    if (at !== undefined && at !== placeOf(it)) changeQueued(it.id, { at })
  }
  queue.setState(({ pictures }) => ({
    pictures: pictures.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }))
}

export async function dropQueued(id: string): Promise<void> {
  const dropped = queued().find((it) => it.id === id)
  await takeOut(id)
  if (dropped) URL.revokeObjectURL(dropped.preview)
}

async function takeOut(id: string): Promise<void> {
  queue.setState(({ pictures }) => ({ pictures: pictures.filter((it) => it.id !== id) }))
  await dropPicture(id)
}

/** Called when it is on its listing, under this address. */
export async function wasSent(picture: QueuedPicture, url: string): Promise<void> {
  const { id, preview, file } = picture
  queue.setState(({ sent }) => ({ sent: { ...sent, [url]: { preview, file } } }))
  await takeOut(id)
}
