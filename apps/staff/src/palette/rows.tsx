import { rendition } from '@sumai/format/pictures'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { Key } from '../keys/key.tsx'
import type { Group, Item } from './item.ts'
import { marked } from './match.ts'
import styles from './rows.module.css'

type Props = {
  groups: readonly Group[]
  current: Item | undefined
  words: string
  onEnter: (item: Item) => void
}

/** What was found, group by group; the field keeps the focus. */
export function Rows({ groups, current, words, onEnter }: Props) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <div id="palette-rows" role="listbox" aria-label="見つかったもの" className={styles.rows}>
        {groups.map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className={styles.title}>
              {title}
            </p>
            {items.map((item) => (
              <Row
                key={item.id}
                item={item}
                words={words}
                isCurrent={item === current}
                onEnter={() => onEnter(item)}
              />
            ))}
          </div>
        ))}
        {count === 0 && <p className={styles.nothing}>「{words}」は見つかりませんでした</p>}
      </div>
      <div role="status">
        <VisuallyHidden>{words && `${count}件`}</VisuallyHidden>
      </div>
    </>
  )
}

type RowProps = { item: Item; words: string; isCurrent: boolean; onEnter: () => void }

function Row({ item, words, isCurrent, onEnter }: RowProps) {
  const { id, label, note, icon: Icon, photo, keys } = item
  const [before, found, after] = marked(label, words)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={`palette-${id}`}
      role="option"
      aria-selected={isCurrent}
      className={styles.row}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onEnter}
    >
      {photo ? (
        <img src={rendition(photo, 480, 'avif')} alt="" width={44} height={33} />
      ) : (
        Icon && <Icon />
      )}
      <span className={styles.label}>
        {before}
        {found && <mark>{found}</mark>}
        {after}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.keys}>
        {keys?.map((key) => (
          <Key key={key} name={key} />
        ))}
        {isCurrent && !keys && (
          <>
            <Key name="↵" />
            開く
          </>
        )}
      </span>
    </div>
  )
}
