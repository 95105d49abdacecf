import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { PhotoType } from '@sumai/api-client/contract/words'
import { label } from '@sumai/domain/codes'

const HOW =
  'スペースキーで持ち上げ、矢印キーで動かし、スペースキーで置きます。Escキーで元の場所に戻します。'

/** As they stand, by what they are known by. */
type Moved = { id: string; type: PhotoType }

/** Each step of sorting in words. */
export function sayMoves(
  pictures: readonly Moved[],
): NonNullable<DndContextProps['accessibility']> {
  const at = (id: UniqueIdentifier) => pictures.findIndex((it) => it.id === id)
  const nameOf = (id: UniqueIdentifier) => label('photo_type', pictures[at(id)]?.type) || '写真'
  const held = (id: UniqueIdentifier) => `${nameOf(id)}を持ち上げています。${at(id) + 1}番目です。`
  const announcements: Announcements = {
    onDragStart: ({ active }) => held(active.id),
    onDragOver({ active, over }) {
      if (!over) return undefined
      return over.id === active.id ? held(active.id) : `${at(over.id) + 1}番目`
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)}を${at(over.id) + 1}番目に移しました。` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)}を元の場所に戻しました。`,
  }
  return { announcements, screenReaderInstructions: { draggable: HOW } }
}
