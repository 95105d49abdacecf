import { useEffect } from 'react'
import { sessionState } from '../session/session-state.ts'
import { tryNow } from './retry.ts'

/** Tries again what waits as soon as the line or the session is back, if it is of the same person. */
export function useRetry(): void {
  useEffect(() => {
    window.addEventListener('online', tryNow)
    const forget = sessionState.subscribe(({ isOver, session }, before) => {
      const isSame = session?.staff.syainNo === before.session?.staff.syainNo
      if (before.isOver && !isOver && isSame) tryNow()
    })
    return () => {
      window.removeEventListener('online', tryNow)
      forget()
    }
  }, [])
}
