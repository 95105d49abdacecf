import { isApiError } from '@sumai/api-client'
import { createStore } from 'zustand/vanilla'
import { queryClient } from '../../../query-client.ts'
import { LISTINGS } from '../../listings/listings.queries.ts'
import { type EditedRoom, type Kind, numberOf, type Values } from '../edited-room.ts'
import { roomQuery, writeRoom } from '../listing.queries.ts'
import { keep, readKept } from './kept-draft.ts'
import { conflictsOf, mergedEdits, pick, without } from './merge.ts'

/** ms of rest after which what was typed is saved. */
const REST = 800

/** `kept`: on this device alone, until the line is back. */
export type SaveState = 'clean' | 'typing' | 'saving' | 'saved' | 'kept' | 'refused' | 'conflict'

type State = {
  /** As it is stored. */
  room: EditedRoom
  edits: Values
  /** What the edited fields were when they were read. */
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

export type ListingDraft = ReturnType<typeof createListingDraft>

/** The edits of one listing or building: kept on the device at once, saved after a rest. */
export function createListingDraft(kind: Kind, room: EditedRoom) {
  const no = numberOf(room)
  const store = createStore<State>(() => ({
    room,
    edits: {},
    base: {},
    rested: {},
    save: 'clean',
    errors: {},
    conflicts: [],
    replaced: {},
  }))
  const { getState, setState } = store
  let timer: number | undefined
  let saving = Promise.resolve()

  function edit(values: Values): void {
    const { room, edits, base } = getState()
    const added = { ...pick(room, Object.keys(values)), ...base }
    setState({ edits: { ...edits, ...values }, base: added, save: 'typing' })
    keep(no, getState())
    clearTimeout(timer)
    timer = window.setTimeout(save, REST)
  }

  /** One after the other: each needs the version of the one before. */
  function save(): Promise<void> {
    clearTimeout(timer)
    saving = saving.then(send)
    return saving
  }

  async function send(): Promise<void> {
    const { room, edits, conflicts } = getState()
    if (Object.keys(edits).length === 0 || conflicts.length > 0) return
    setState({ save: 'saving', rested: edits, errors: {} })
    try {
      stored(await writeRoom(kind, room, edits), edits)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 409) return merge()
      const isRefused = error.status === 422 || error.status === 400 || error.status === 403
      setState({ save: isRefused ? 'refused' : 'kept', errors: error.errors ?? {} })
    }
  }

  function stored(after: EditedRoom, sent: Values): void {
    const { room, edits, base } = getState()
    const left = without(edits, sent)
    const isDone = Object.keys(left).length === 0
    setState({
      room: after,
      edits: left,
      base: pick({ ...base, ...after }, Object.keys(left)),
      rested: {},
      replaced: pick(room, Object.keys(sent)),
      save: isDone ? 'saved' : 'typing',
    })
    keep(no, getState())
    queryClient.setQueryData(roomQuery(kind, no).queryKey, after)
    queryClient.invalidateQueries({ queryKey: [...LISTINGS, kind] })
  }

  /** Somebody else was faster: what does not touch each other goes together by itself. */
  async function merge(): Promise<void> {
    const theirs = await queryClient.fetchQuery({ ...roomQuery(kind, no), staleTime: 0 })
    const { base } = getState()
    const edits = mergedEdits(getState().edits, base, theirs)
    const conflicts = conflictsOf(edits, base, theirs)
    const save = conflicts.length > 0 ? 'conflict' : 'typing'
    setState({ room: theirs, edits, conflicts, save })
    if (conflicts.length === 0) return send()
  }

  /** Of a field that two have changed: mine, or theirs. */
  function choose(field: string, isMine: boolean): void {
    const { edits, conflicts } = getState()
    const { [field]: _, ...others } = edits
    const left = conflicts.filter((it) => it !== field)
    setState({ edits: isMine ? edits : others, conflicts: left, save: 'typing' })
    if (left.length === 0) save()
  }

  /** What a closed tab or a lost line has left on this device. */
  async function resume(): Promise<void> {
    const kept = await readKept(no)
    if (!kept) return
    const { room, edits } = getState()
    const merged = mergedEdits(kept.edits, kept.base, room)
    const conflicts = conflictsOf(merged, kept.base, room)
    const save = conflicts.length > 0 ? 'conflict' : 'kept'
    setState({ edits: { ...merged, ...edits }, base: kept.base, conflicts, save })
    if (conflicts.length === 0) timer = window.setTimeout(save, REST)
  }

  /** With what was typed. */
  const values = (): Values => ({ ...getState().room, ...getState().edits })

  const undo = () => {
    edit(getState().replaced)
    return save()
  }
  return { kind, no, store, values, edit, save, choose, undo, ready: resume() }
}
