import { useEffect } from 'react'
import { sessionState } from '../session/session-state.ts'
import { tryNow } from './retry.ts'

/** Tries again what waits as soon as the line or the session is back. */
export function useRetry(): void {
  useEffect(() => {
    window.addEventListener('online', tryNow)
    const forget = sessionState.subscribe(({ isOver }, before) => {
      if (before.isOver && !isOver) tryNow()
    })
    return () => {
      window.removeEventListener('online', tryNow)
      forget()
    }
  }, [])
}
