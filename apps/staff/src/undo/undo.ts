import { createStore } from 'zustand/vanilla'

/** Something that was done, and can be undone until it is closed or something else is done. */
export type Done = {
  /** In one short sentence: 佐藤さんの担当にしました. */
  text: string
  /** Missing where nothing can be undone. */
  undo?: () => unknown
  /** Whether something was refused; `text` says why. */
  isRefusal?: boolean
  /**
   * ms until it is closed by itself; what can be undone stays until it is closed, if it is not a
   * mail.
   */
  stays?: number
}

/** ms for what is only said. */
const READING = 6_000

/** ms until a mail goes out; what it tells of can be taken back until then. */
export const MAIL_DELAY = 10_000

export type Told = Done & { id: number }

let last = 0

/** What was done, the latest last. */
export const undoState = createStore<{ told: Told[] }>(() => ({ told: [] }))

const without = (id: number) => undoState.getState().told.filter((told) => told.id !== id)

/** Tells what was done. What was told before comes back when this is undone. */
export function tell(done: Done): number {
  last += 1
  const id = last
  undoState.setState(({ told }) => ({ told: [...told.filter((it) => it.undo), { ...done, id }] }))
  const stays = done.stays ?? (done.undo ? undefined : READING)
  if (stays) setTimeout(() => close(id), stays)
  return id
}

export const close = (id: number) => undoState.setState({ told: without(id) })

/** Undoes what was done last. */
export function undoLast(): void {
  const latest = undoState.getState().told.findLast(({ undo }) => undo)
  if (!latest) return
  close(latest.id)
  latest.undo?.()
}
