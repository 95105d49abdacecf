import { useEffect } from 'react'
import { queued } from './queue.ts'
import { sendPictures } from './send-pictures.ts'

/**
 * Sends what a closed tab has left on this device. Only what the device cannot keep holds back who
 * leaves.
 */
export function useSendPictures(): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (queued().some(({ isKept }) => !isKept)) event.preventDefault()
    }
    void sendPictures()
    window.addEventListener('beforeunload', leave)
    return () => window.removeEventListener('beforeunload', leave)
  }, [])
}
