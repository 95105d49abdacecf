import type { At } from '../days.ts'
import type { Hours } from '../grid/hours.ts'

/** The day and the time that lie under a point of the screen, if the calendar does. */
export function pointAt(x: number, y: number, { from, to }: Hours): At | undefined {
  const columns = document.querySelectorAll<HTMLElement>('[data-day]')
  for (const column of columns) {
    const { left, right, top, height } = column.getBoundingClientRect()
    if (x < left || x >= right) continue
    return { day: column.dataset.day ?? '', minutes: from + ((y - top) / height) * (to - from) }
  }
  return undefined
}
