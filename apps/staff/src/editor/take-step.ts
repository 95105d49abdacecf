import { tell } from '../undo/undo.ts'
import type { Draft } from './draft/draft.ts'
import type { Outcome, Stored } from './draft/draft-state.ts'
import { pick } from './draft/merge.ts'
import { goToField } from './form/go-to-field.ts'
import { byField, type Values } from './values.ts'

/** A change of what visitors see, and what to say of it. */
export type Step = {
  /** On the button. */
  label: string
  edits: Values
  done: string
  /** When it is refused: what it is again. */
  failed: string
}

/** Takes a step together with all that was typed, which stays when that fails; then false. */
export async function takeStep<Thing extends Stored>(
  draft: Draft<Thing>,
  step: Step,
): Promise<boolean> {
  const before = draft.store.getState().thing
  const outcome = await draft.publish(step.edits)
  if (outcome === 'stored') {
    const keys = Object.keys(step.edits)
    const back = { ...BACK, edits: pick(before, keys) }
    const canUndo = step.label !== '' && keys.length > 0
    tell({ text: step.done, ...(canUndo && { undo: () => takeStep(draft, back) }) })
    return true
  }
  const { errors, refusal } = draft.store.getState()
  const [first] = Object.keys(byField(errors))
  if (first) goToField(first)
  tell({ text: `${step.failed}。${NEXT[outcome] ?? refusal}。`, isRefusal: true })
  return false
}

const BACK = { label: '', done: '元に戻しました', failed: '元に戻せませんでした' }

const NEXT: Partial<Record<Outcome, string>> = {
  kept: 'つながったら、もう一度押してください',
  conflict: 'ほかの方の変更を確かめてから、もう一度押してください',
}
