import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** ← and → go by one, whatever row that is in; ↑ and ↓ go by rows. */
export const byKeys: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code]
  if (!step) return sortableKeyboardCoordinates(event, args)
  event.preventDefault()
  const { active, over, droppableRects } = args.context
  const items: UniqueIdentifier[] = active?.data.current?.sortable.items ?? []
  const next = items[items.indexOf(over?.id ?? args.active) + step]
  const rect = next === undefined ? undefined : droppableRects.get(next)
  return rect && { x: rect.left, y: rect.top }
}
