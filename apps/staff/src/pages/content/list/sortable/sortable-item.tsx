import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { MenuIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './sortable-item.module.css'

type Props = { id: string; name: string; children: ReactNode }

export function SortableItem({ id, name, children }: Props) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-roledescription="並べ替え"
        aria-label={`${name}を動かす`}
      >
        <MenuIcon />
      </button>
      {children}
    </li>
  )
}
