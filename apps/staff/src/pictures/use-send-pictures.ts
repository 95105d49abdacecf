import { useEffect } from 'react'
import { sessionState } from '../session/session-state.ts'
import { queued } from './queue.ts'
import { sendPictures } from './send-pictures.ts'

/**
 * Sends what waits on this device: what a closed tab has left, and again when the line or the session
 * is back. Only what the device cannot keep holds back who leaves.
 */
export function useSendPictures(): void {
  useEffect(() => {
    const send = () => void sendPictures()
    const leave = (event: BeforeUnloadEvent) => {
      if (queued().some(({ isKept }) => !isKept)) event.preventDefault()
    }
    send()
    window.addEventListener('online', send)
    window.addEventListener('beforeunload', leave)
    const forget = sessionState.subscribe(({ isOver }, before) => {
      if (before.isOver && !isOver) send()
    })
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('beforeunload', leave)
      forget()
    }
  }, [])
}
