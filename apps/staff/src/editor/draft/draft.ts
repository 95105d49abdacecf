import { isApiError } from '@sumai/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Values } from '../values.ts'
import { createHistory } from './history.ts'
import { keep, readKept } from './kept-draft.ts'
import { conflictsOf, mergedEdits, pick, without } from './merge.ts'

/** ms of rest after which what was typed is saved. */
const REST = 800

/** `kept`: on this device alone, until the line is back; `held`: until it is published. */
export type SaveState =
  | 'clean'
  | 'typing'
  | 'saving'
  | 'saved'
  | 'kept'
  | 'held'
  | 'refused'
  | 'conflict'

type Stored = Values & { version: number }

type State<Thing> = {
  /** The thing as it is stored. */
  thing: Thing
  edits: Values
  /** When somebody typed last. */
  editedAt?: string
  /** The values of the edited fields when they were read. */
  base: Values
  /** The edits when it was last saved, or tried to. */
  rested: Values
  save: SaveState
  /** Why it was refused, by field. */
  errors: Record<string, string[]>
  /** Fields that somebody else has changed too. */
  conflicts: string[]
  /** What the last save has replaced. */
  replaced: Values
}

type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** What is edited, where it comes from and where it goes. */
type Source<Thing> = {
  /** The key under which its edits are kept on this device. */
  key: string
  thing: Thing
  write: (stored: Thing, edits: Values) => Promise<Thing>
  /** Reads the thing as it is stored now. */
  reread: () => Promise<Thing>
  /** After each save. */
  remember: (after: Thing) => void
  /** Whether visitors see it, so that edits wait until somebody publishes them. */
  isLive?: (stored: Thing) => boolean
}

export type Draft<Thing extends Stored = Stored> = ReturnType<typeof createDraft<Thing>>

/** The edits of one thing: kept on the device at once, saved after a rest. */
export function createDraft<Thing extends Stored>(source: Source<Thing>) {
  const { key, thing, isLive = () => false } = source
  const store = createStore<State<Thing>>(() => ({
    thing,
    edits: {},
    base: {},
    rested: {},
    save: 'clean',
    errors: {},
    conflicts: [],
    replaced: {},
  }))
  const { getState, setState } = store
  /** The stored values with the edits. */
  const values = (): Values => ({ ...getState().thing, ...getState().edits })
  const history = createHistory()
  let timer: number | undefined
  let saving = Promise.resolve(true)
  const waits = () => isLive(getState().thing)

  function edit(changed: Values): void {
    history.add(pick(values(), Object.keys(changed)), changed)
    put(changed)
  }

  function put(changed: Values): void {
    const { thing, edits, base } = getState()
    const added = { ...pick(thing, Object.keys(changed)), ...base }
    setState({
      ...{ edits: { ...edits, ...changed }, base: added, save: 'typing' },
      editedAt: new Date().toISOString(),
    })
    keep(key, getState())
    clearTimeout(timer)
    timer = window.setTimeout(save, REST)
  }

  /** Saves what no visitor sees; resolves to whether it is stored. */
  function save(): Promise<boolean> {
    history.close()
    if (!waits()) return publish()
    clearTimeout(timer)
    const { edits, conflicts } = getState()
    if (Object.keys(edits).length > 0 && conflicts.length === 0) setState({ save: 'held' })
    return saving
  }

  /**
   * Publishes and saves run one after the other, because each needs the version of the one before.
   */
  function publish(): Promise<boolean> {
    clearTimeout(timer)
    saving = saving.then(send)
    return saving
  }

  async function send(): Promise<boolean> {
    const { thing, edits, conflicts } = getState()
    if (Object.keys(edits).length === 0 || conflicts.length > 0) return conflicts.length === 0
    setState({ save: 'saving', rested: edits, errors: {} })
    try {
      stored(await source.write(thing, edits), edits)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 409) return merge()
      const isRefused = error.status === 422 || error.status === 400 || error.status === 403
      const left = waits() ? 'held' : 'kept'
      setState({ save: isRefused ? 'refused' : left, errors: error.errors ?? {} })
      return false
    }
  }

  function stored(after: Thing, sent: Values): void {
    const { thing, edits, base } = getState()
    const left = without(edits, sent)
    const isDone = Object.keys(left).length === 0
    setState({
      thing: after,
      edits: left,
      base: pick({ ...base, ...after }, Object.keys(left)),
      rested: {},
      replaced: pick(thing, Object.keys(sent)),
      save: isDone ? 'saved' : 'typing',
    })
    keep(key, getState())
    source.remember(after)
  }

  /** Takes over what is stored now; edits of other fields stay without a question. */
  async function refresh(): Promise<boolean> {
    const theirs = await source.reread()
    const { base, save } = getState()
    const edits = mergedEdits(getState().edits, base, theirs)
    const conflicts = conflictsOf(edits, base, theirs)
    setState({ thing: theirs, edits, conflicts, save: conflicts.length > 0 ? 'conflict' : save })
    return conflicts.length === 0
  }

  /** Somebody else has saved meanwhile. */
  const merge = async (): Promise<boolean> => (await refresh()) && send()

  /** Decides the fields that two people have changed, by the value that each of them gets. */
  function settle(chosen: Values): Promise<boolean> {
    const { thing, edits, base } = getState()
    // What they have chosen of the other's is stored already.
    const left = without({ ...edits, ...chosen }, pick(thing, Object.keys(chosen)))
    const isDone = Object.keys(left).length === 0
    const renewed = pick({ ...base, ...pick(thing, Object.keys(chosen)) }, Object.keys(left))
    setState({ edits: left, base: renewed, conflicts: [], save: isDone ? 'clean' : 'typing' })
    keep(key, getState())
    return save()
  }

  /** Takes up the edits that a closed tab or a lost connection has left on this device. */
  async function resume(): Promise<void> {
    const kept = await readKept(key)
    if (!kept) return
    const { thing, edits } = getState()
    const merged = mergedEdits(kept.edits, kept.base, thing)
    const conflicts = conflictsOf(merged, kept.base, thing)
    const save = conflicts.length > 0 ? 'conflict' : waits() ? 'held' : 'kept'
    setState({ edits: { ...merged, ...edits }, base: kept.base, conflicts, save })
    if (save === 'kept') timer = window.setTimeout(publish, REST)
  }

  /** Takes the last step back; returns the values that it has changed. */
  function back(): Values | undefined {
    const before = history.back()
    if (before) put(before)
    return before
  }

  /** Does again what was taken back. */
  function forth(): Values | undefined {
    const after = history.forth()
    if (after) put(after)
    return after
  }

  const undo = () => {
    edit(getState().replaced)
    return publish()
  }

  /** Takes edits of these fields back; the reasons why they were refused stay. */
  function withdraw(keys: readonly string[]): void {
    const { edits, base } = getState()
    clearTimeout(timer)
    const left = Object.keys(edits).filter((it) => !keys.includes(it))
    setState({ edits: pick(edits, left), base: pick(base, left), rested: {}, conflicts: [] })
    if (left.length === 0) setState({ save: 'clean' })
    keep(key, getState())
  }

  /** Drops all edits; returns them. */
  function discard(): Values {
    const { edits } = getState()
    withdraw(Object.keys(edits))
    setState({ errors: {} })
    return edits
  }

  return {
    store: store as Readable<State<Thing>>,
    values,
    edit,
    save,
    publish,
    settle,
    back,
    forth,
    undo,
    refresh,
    resume,
    withdraw,
    discard,
  }
}
