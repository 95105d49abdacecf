import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { Photo } from '@sumai/api-client/contract/photo'
import { label } from '@sumai/domain/codes'

const HOW =
  'スペースキーで持ち上げ、矢印キーで動かし、スペースキーで置きます。Escキーで元の場所に戻します。'

/** Each step of sorting in words. */
export function sayMoves(photos: readonly Photo[]): NonNullable<DndContextProps['accessibility']> {
  const at = (id: UniqueIdentifier) => photos.findIndex(({ url }) => url === id)
  const nameOf = (id: UniqueIdentifier) => label('photo_type', photos[at(id)]?.type) || '写真'
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
