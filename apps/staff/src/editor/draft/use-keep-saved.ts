import { useEffect } from 'react'
import type { Draft } from './draft.ts'

/** Saves with Ctrl+S, when the line comes back, and when the editor is left. */
export function useKeepSaved({ save }: Pick<Draft, 'save'>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      void save()
    }
    const saveNow = () => void save()
    document.addEventListener('keydown', onKeyDown)
    window.addEventListener('online', saveNow)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('online', saveNow)
      saveNow()
    }
  }, [save])
}
