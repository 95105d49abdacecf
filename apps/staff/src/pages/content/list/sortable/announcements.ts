import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

export const INSTRUCTIONS = {
  draggable:
    'スペースキーで持ち上げ、上下の矢印キーで動かし、スペースキーで置きます。Escキーで元に戻します。',
}

/** What is said while something is moved. */
export function announcements(
  nameOf: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
): Announcements {
  const at = (id: UniqueIdentifier, over: { id: UniqueIdentifier } | null) =>
    `${nameOf(id)}を${placeOf(over?.id ?? id)}番目に`
  return {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)}を持ち上げました。いまは${placeOf(active.id)}番目です。`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${at(active.id, over)}動かしました。` : undefined,
    onDragEnd: ({ active, over }) => `${at(active.id, over)}移しました。`,
    onDragCancel: ({ active }) => `${nameOf(active.id)}を元に戻しました。`,
  }
}
