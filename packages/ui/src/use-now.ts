import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, MINUTE)
  return () => clearInterval(timer)
}

/** ISO 8601, cut to the minute, so that the snapshot is stable as React requires. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString()

/** The moment of rendering; after hydration the current minute. */
export const useNow = (renderedAt: string): string =>
  useSyncExternalStore(everyMinute, thisMinute, () => renderedAt)
