import { type PointerEvent, useRef } from 'react'
import type { Hours } from '../grid/hours.ts'
import { pointAt } from '../moving/point-at.ts'
import { type Draft, draftAt, drawn } from './draft.ts'

/** px before a press is a stroke. */
const SLACK = 8

/** A stroke of the mouse over free time draws what is to be blocked. */
export function useDraw(day: string, hours: Hours, onDraft: (draft: Draft) => void) {
  const begun = useRef<{ draft: Draft; y: number } | null>(null)
  const minutesAt = ({ clientX, clientY }: PointerEvent) =>
    pointAt(clientX, clientY, hours)?.minutes ?? hours.from

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isFree = event.target === event.currentTarget
      if (!isFree || event.button !== 0 || event.pointerType === 'touch') return
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { draft: draftAt(day, minutesAt(event), hours), y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!begun.current || Math.abs(event.clientY - begun.current.y) < SLACK) return
      onDraft(drawn(begun.current.draft, minutesAt(event), hours))
    },
    onPointerUp: () => {
      begun.current = null
    },
    onPointerCancel: () => {
      begun.current = null
    },
  }
}
