import { type Favourite, MEMO_MAX, useSharedState } from '@sumai/shared-state'
import { Select, Textarea } from '@sumai/ui/controls'
import styles from './favourite-notes.module.css'
import { GROUPS } from './group-chips.tsx'

type Props = { favourite: Favourite; name: string }

/** Folder and note of a favourite, saved with every keystroke. */
export function FavouriteNotes({ favourite, name }: Props) {
  const { editFavourite } = useSharedState()
  const { group = '', memo = '' } = favourite
  const own = group !== '' && !GROUPS.includes(group) ? [group] : []
  return (
    <div className={styles.notes}>
      <Select
        small
        aria-label={`${name}の分類`}
        empty="分類なし"
        choices={[...GROUPS, ...own].map((value) => ({ value, label: value }))}
        value={group}
        onChange={(event) => editFavourite(favourite, { group: event.currentTarget.value })}
      />
      <Textarea
        rows={1}
        maxLength={MEMO_MAX}
        placeholder="＋ メモを書く"
        aria-label={`${name}のメモ`}
        value={memo}
        onChange={(event) => editFavourite(favourite, { memo: event.currentTarget.value })}
      />
    </div>
  )
}
