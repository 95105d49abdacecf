import { tell } from '../../../undo/undo.ts'
import { goToField } from '../../listing/form/go-to-field.ts'
import type { Step } from '../kinds/kind.ts'
import { byField } from './by-field.ts'
import type { ThingDraft } from './thing-draft.ts'

/**
 * Takes a step together with all that was typed. When it is refused, what was typed stays and the
 * step is taken back: a draft must not appear by itself once it is complete.
 */
export async function take(draft: ThingDraft, step: Step): Promise<void> {
  const before = draft.store.getState().room
  const keys = Object.keys(step.edits)
  draft.edit(step.edits)
  await draft.publish()
  const { save, errors } = draft.store.getState()
  if (save === 'refused') {
    draft.withdraw(keys)
    const [first] = Object.keys(byField(errors))
    if (first) goToField(first)
    tell({ text: '公開できませんでした。入力は残っています。', isRefusal: true })
  }
  if (save !== 'saved') return
  const back = Object.fromEntries(keys.map((key) => [key, before[key]]))
  const undo = () => take(draft, { label: '', edits: back, done: '元に戻しました' })
  tell({ text: step.done, undo: step.label ? undo : undefined })
}
