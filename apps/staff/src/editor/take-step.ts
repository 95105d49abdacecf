import { goToField } from '../../../editor/form/go-to-field.ts'
import { tell } from '../../../undo/undo.ts'
import type { Step } from '../kinds/kind.ts'
import { byField } from './by-field.ts'
import type { ThingDraft } from './thing-draft.ts'

/**
 * Takes a step together with all that was typed. When that fails, what was typed stays and the step
 * is taken back: a draft must not appear by itself once it is complete or the line is back.
 */
export async function take(draft: ThingDraft, step: Step): Promise<void> {
  const before = draft.store.getState().thing
  const keys = Object.keys(step.edits)
  draft.edit(step.edits)
  if (await draft.publish()) {
    const back = Object.fromEntries(keys.map((key) => [key, before[key]]))
    const undo = () => take(draft, { label: '', edits: back, done: '元に戻しました' })
    tell({ text: step.done, ...(step.label && keys.length > 0 && { undo }) })
    return
  }
  const { save, errors } = draft.store.getState()
  // Both values stand on the screen; the step goes on with the choice.
  if (save === 'conflict') return
  draft.withdraw(keys)
  const [first] = Object.keys(byField(errors))
  if (first) goToField(first)
  tell({ text: save === 'refused' ? REFUSED : NO_LINE, isRefusal: true })
}

const REFUSED = '公開できませんでした。入力は残っています。'
const NO_LINE = '通信できませんでした。つながったら、もう一度押してください。入力は残っています。'
