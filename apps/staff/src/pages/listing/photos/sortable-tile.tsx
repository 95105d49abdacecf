import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './tile.module.css'

type Props = {
  /** By which its place is known. */
  id: string
  number: number
  /** How far it is on its way, where it is on one. */
  state?: string
  picture: ReactNode
  children: ReactNode
}

/** A picture with its number and the handle by which it is moved; what is said of it, below. */
export function SortableTile({ id, number, state, picture, children }: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: '並べ替えのつまみ' } })
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={styles.tile}
      data-state={state}
      data-lifted={isDragging || undefined}
    >
      <div className={styles.picture}>
        {picture}
        <span className={styles.number}>{number}</span>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`${number}枚目を並べ替える`}
          className={styles.handle}
        >
          <GripIcon size="l" />
        </button>
      </div>
      {children}
      {isDragging && <span className={styles.place}>{number}番目に入れます</span>}
    </li>
  )
}
