import { InfoIcon } from '@sumai/ui/icon'
import { useDraftValues } from '../../../../editor/draft/use-draft-values.ts'
import { goToField } from '../../../../editor/form/go-to-field.ts'
import { tell } from '../../../../undo/undo.ts'
import type { ListingDraft } from '../../draft/listing-draft.ts'
import { labelOf } from '../../fields/field-labels.ts'
import { type Advice, adviceOn, reworded } from './advice.ts'
import styles from './publish-check.module.css'

type Props = { draft: ListingDraft }

/** What somebody should look at again; it stops nothing. */
export function AdviceLines({ draft }: Props) {
  const values = useDraftValues(draft)
  return adviceOn(values).map((advice) => (
    <AdviceLine key={advice.name + advice.word} draft={draft} advice={advice} />
  ))
}

function AdviceLine({ draft, advice }: Props & { advice: Advice }) {
  const { name, word, instead } = advice
  function reword() {
    const before = draft.values()
    const after = reworded(before, advice)
    const back = Object.fromEntries(Object.keys(after).map((key) => [key, before[key]]))
    draft.edit(after)
    goToField(name)
    tell({ text: `「${instead}」にしました`, undo: () => draft.edit(back) })
  }
  return (
    <li className={styles.advice}>
      <InfoIcon size="s" />
      <span>
        <button type="button" onClick={() => goToField(name)}>
          {labelOf(draft.kind, name)}の「{word}」を確かめてください
        </button>
        <small>根拠を示せるときだけ使えます。公開はできます。</small>
        {instead && (
          <button type="button" onClick={reword}>
            「{instead}」にする
          </button>
        )}
      </span>
    </li>
  )
}
