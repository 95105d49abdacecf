import { createStore } from 'zustand/vanilla'

/** Something that was done, and can be undone until it is closed or something else is done. */
export type Done = {
  /** In one short sentence: 佐藤さんの担当にしました. */
  text: string
  /** Missing where nothing can be undone; false, or a promise of it, when it was refused. */
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

export type Told = Done & {
  id: number
  /** Whether it was told of taking something back: then `undo` does that again. */
  isBack: boolean
}

let last = 0
/** So many are being taken back now. */
let backwards = 0
/** Whether more is taken back after this: what would do it again is not offered between them. */
let isMore = false

/** What was done, the latest last. */
export const undoState = createStore<{ told: Told[] }>(() => ({ told: [] }))

/** What can be taken back, the latest last. */
export const undoable = (told: readonly Told[]) =>
  told.filter(({ undo, isBack }) => undo && !isBack)

/** Tells what was done. What was told before comes back when this is undone. */
export function tell(done: Done): number {
  last += 1
  const id = last
  const isBack = backwards > 0
  if (isBack && isMore && !done.isRefusal) return id
  undoState.setState(({ told }) => ({ told: [...undoable(told), { ...done, id, isBack }] }))
  const stays = done.stays ?? (done.undo ? undefined : READING)
  if (stays) setTimeout(() => close(id), stays)
  return id
}

export const close = (id: number) =>
  undoState.setState(({ told }) => ({ told: told.filter((it) => it.id !== id) }))

/** Undoes what was done last; false when there is nothing. */
export function undoLast(): boolean {
  const latest = undoable(undoState.getState().told).at(-1)
  if (latest) void takeBack(latest)
  return latest !== undefined
}

/** Undoes all of it, the latest first, until something is refused. */
export async function undoAll(): Promise<void> {
  const all = undoable(undoState.getState().told)
  try {
    for (const done of all.toReversed()) {
      isMore = done !== all[0]
      if ((await takeBack(done)) === false) return
    }
  } finally {
    isMore = false
  }
}

/** Does again what was just taken back. */
export function redo({ id, undo }: Told): void {
  close(id)
  void undo?.()
}

async function takeBack({ id, undo }: Told): Promise<unknown> {
  close(id)
  backwards += 1
  try {
    return await undo?.()
  } finally {
    backwards -= 1
  }
}
