import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { announcements, INSTRUCTIONS } from './announcements.ts'
import { SortableItem } from './sortable-item.tsx'

type Props<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  onSort: (items: Item[]) => void
  children: (item: Item) => ReactNode
}

/** px that a press moves before it lifts, so that a tap still opens. */
const SLACK = 6

/** A list whose order is changed by dragging or by keys: Space lifts, arrows move, Space drops. */
export function SortableList<Item>({ items, idOf, nameOf, onSort, children }: Props<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: SLACK } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(idOf)
  const nameById = (id: string | number) => {
    const item = items[ids.indexOf(String(id))]
    return item === undefined ? '' : nameOf(item)
  }
  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))]
    onSort(arrayMove([...items], from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(nameById, (id) => ids.indexOf(String(id)) + 1),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul>
          {items.map((item) => (
            <SortableItem key={idOf(item)} id={idOf(item)} name={nameOf(item)}>
              {children(item)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
