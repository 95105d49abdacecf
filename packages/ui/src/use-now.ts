import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE)
  return () => clearInterval(timer)
}

/** ISO 8601, to the minute: the same until the next one, as React asks of a snapshot. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString()

/** The moment the page was rendered; once it has hydrated, the minute that it is. */
export const useNow = (renderedAt: string): string =>
  useSyncExternalStore(everyMinute, thisMinute, () => renderedAt)
