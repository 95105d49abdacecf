import { useEffect } from 'react'
import { putElsewhere } from './open-slots.ts'
import { queued } from './queue.ts'
import { sendPictures } from './send-pictures.ts'

// Code that cannot be fetched is a line that is lost.
putElsewhere(async (...sent) => {
  const code = await import('./put-in-field.ts').catch(() => undefined)
  return code ? code.putInField(...sent) : false
})

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
