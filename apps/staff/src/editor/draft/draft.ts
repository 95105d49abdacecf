import { type ApiError, isApiError } from '@sumai/api-client'
import { createStore } from 'zustand/vanilla'
import { maySucceedLater, stopTrying, tryLater } from '../../retry/retry.ts'
import type { Values } from '../values.ts'
import type { DraftState, Outcome, Readable, Source, Stored } from './draft-state.ts'
import { createHistory } from './history.ts'
import { type KeptDraft, thisDevice } from './kept-draft.ts'
import { conflictsOf, isOneOf, mergedEdits, pick, withOwn, without } from './merge.ts'

/** ms of rest after which what was typed is saved. */
const REST = 800

export type Draft<Thing extends Stored = Stored> = ReturnType<typeof createDraft<Thing>>

/** The edits of one thing: kept on the device at once, saved after a rest. */
export function createDraft<Thing extends Stored>(source: Source<Thing>, device = thisDevice) {
  const { key, thing, isLive = () => false } = source
  const store = createStore<DraftState<Thing>>(() => ({
    thing,
    edits: {},
    base: {},
    rested: {},
    sent: [],
    save: 'clean',
    refusal: '',
    errors: {},
    conflicts: [],
    replaced: {},
  }))
  const { getState, setState } = store
  /** The stored values with the edits. */
  const values = (): Values => ({ ...getState().thing, ...getState().edits })
  const history = createHistory()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<Outcome> = Promise.resolve('stored')
  const waits = () => isLive(getState().thing)

  store.subscribe(({ save, sent }) => {
    if (save === 'saving') return
    if (save === 'kept' || sent.length > 0) tryLater(key, again)
    else stopTrying(key, again)
  })

  /** Saves what was typed when nothing more has been for a while. */
  function rest(): void {
    clearTimeout(timer)
    timer = setTimeout(save, REST)
  }

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
    device.keep(key, getState())
    rest()
  }

  /** Saves what no visitor sees. */
  function save(): Promise<Outcome> {
    history.close()
    if (!waits()) return publish()
    clearTimeout(timer)
    const { edits, conflicts } = getState()
    if (Object.keys(edits).length > 0 && conflicts.length === 0) setState({ save: 'held' })
    return saving
  }

  /** Sends what was typed; where that waits, looks at what became of what was sent. */
  function again(): Promise<Outcome> {
    const isTyped = Object.keys(getState().edits).length > 0
    return isTyped && !waits() ? publish() : queue(lookUp)
  }

  /**
   * Stores all edits together with a step towards visitors or back, which nobody takes later in case
   * it fails: a draft must not appear by itself once it is complete or the line is back.
   */
  function publish(step: Values = {}): Promise<Outcome> {
    clearTimeout(timer)
    return queue(() => send(step))
  }

  /** One goes after the other, because each needs the version of the one before. */
  function queue(work: () => Promise<Outcome>): Promise<Outcome> {
    saving = saving.then(work, work)
    return saving
  }

  async function send(step: Values): Promise<Outcome> {
    const { thing, edits, sent, conflicts } = getState()
    const all = { ...edits, ...step }
    if (conflicts.length > 0) return 'conflict'
    if (Object.keys(all).length === 0) return 'stored'
    const unanswered = isOneOf(sent, all) ? sent : [...sent, all]
    setState({ save: 'saving', rested: edits, errors: {}, refusal: '', sent: unanswered })
    device.keep(key, getState())
    let after: Thing
    try {
      after = await source.write(thing, all)
    } catch (error) {
      // What was refused is not stored; what was sent before may be.
      if (isAnswer(error)) setState({ sent })
      return isOutdated(error) ? merge(step) : failed(error)
    }
    stored(after, edits)
    return 'stored'
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
      sent: [],
      replaced: pick(thing, Object.keys(sent)),
      save: isDone ? 'saved' : 'typing',
    })
    device.keep(key, getState())
    source.remember(after)
  }

  /** What was typed stays in any case. */
  function failed(error: unknown): Outcome {
    const isRefusal = isAnswer(error)
    const isEmpty = Object.keys(getState().edits).length === 0
    setState({
      save: isEmpty ? 'clean' : isRefusal ? 'refused' : waits() ? 'held' : 'kept',
      refusal: isRefusal ? whyRefused(error) : '',
      errors: (isRefusal && error.errors) || {},
    })
    device.keep(key, getState())
    if (!isApiError(error)) throw error
    return isRefusal ? 'refused' : 'kept'
  }

  /** Somebody else has saved meanwhile: edits of different fields are merged without a question. */
  async function merge(step: Values): Promise<Outcome> {
    const before = getState().thing
    const found = await lookUp()
    if (found !== 'stored') return found
    if (conflictsOf(step, before, getState().thing).length === 0) return send(step)
    // What was typed is saved without the step.
    rest()
    return 'conflict'
  }

  /** Takes over what is stored now; edits of other fields stay without a question. */
  const refresh = () => queue(lookUp)

  async function lookUp(): Promise<Outcome> {
    let theirs: Thing
    try {
      theirs = await source.reread()
    } catch (error) {
      if (isAnswer(error)) setState({ sent: [] })
      return failed(error)
    }
    goOnFrom(theirs, getState())
    source.remember(theirs)
    return getState().conflicts.length > 0 ? 'conflict' : 'stored'
  }

  /** What is stored now, with what was typed and is not. */
  function goOnFrom(theirs: Thing, kept: KeptDraft): void {
    const base = withOwn(kept.base, kept.sent, theirs)
    const edits = without(mergedEdits(kept.edits, base, theirs), theirs)
    const conflicts = conflictsOf(edits, base, theirs)
    setState({ thing: theirs, edits, base, sent: [], conflicts })
    const isTyped = Object.keys(edits).length > 0
    const wasTyped = Object.keys(kept.edits).length > 0
    if (conflicts.length > 0) setState({ save: 'conflict' })
    else if (isTyped) setState({ save: waits() ? 'held' : 'typing' })
    else setState({ save: wasTyped ? 'saved' : 'clean', replaced: {} })
    device.keep(key, getState())
  }

  /** Decides the fields that two people have changed, by the value that each of them gets. */
  function settle(chosen: Values): Promise<Outcome> {
    const { thing, edits, base } = getState()
    // What they have chosen of the other's is stored already.
    const left = without({ ...edits, ...chosen }, pick(thing, Object.keys(chosen)))
    const isDone = Object.keys(left).length === 0
    const renewed = pick({ ...base, ...pick(thing, Object.keys(chosen)) }, Object.keys(left))
    setState({ edits: left, base: renewed, conflicts: [], save: isDone ? 'clean' : 'typing' })
    device.keep(key, getState())
    return save()
  }

  /** Takes up the edits that a closed tab or a lost connection has left on this device. */
  async function resume(): Promise<void> {
    const kept = await device.read(key)
    if (!kept) return
    const { thing, edits, base } = getState()
    goOnFrom(thing, {
      edits: { ...kept.edits, ...edits },
      base: { ...base, ...kept.base },
      sent: kept.sent ?? [],
    })
    if (getState().save === 'typing') rest()
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

  /** Drops all edits; returns them. */
  function discard(): Values {
    const { edits } = getState()
    clearTimeout(timer)
    const nothing = { edits: {}, base: {}, rested: {}, sent: [], conflicts: [], errors: {} }
    setState({ ...nothing, refusal: '', save: 'clean' })
    device.keep(key, getState())
    return edits
  }

  return {
    store: store as Readable<DraftState<Thing>>,
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
    discard,
  }
}

/** Whether the API has decided: the same would be refused again. */
const isAnswer = (error: unknown): error is ApiError => isApiError(error) && !maySucceedLater(error)

const isOutdated = (error: unknown) => isApiError(error) && error.code === 'version.outdated'

/** Where the API's words are for others. */
const WHY: Record<number, string> = {
  400: '保存できない項目があります。',
  404: '見つかりませんでした。ほかの方が削除した可能性があります。',
  422: '保存できない項目があります。',
}

/** Why it is not stored, and what was kept, in words. */
const whyRefused = ({ status, message }: ApiError): string =>
  `${WHY[status] ?? message}入力は残っています`
