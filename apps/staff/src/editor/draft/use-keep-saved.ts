import { useEffect } from 'react'
import { useCommand } from '../../keys/use-command.ts'
import type { Draft } from './draft.ts'

/** Saves with Ctrl+S, when the line comes back, and when the editor is left. */
export function useKeepSaved({ save }: Pick<Draft, 'save'>): void {
  useCommand('s', save)
  useEffect(() => {
    const saveNow = () => void save()
    window.addEventListener('online', saveNow)
    return () => {
      window.removeEventListener('online', saveNow)
      saveNow()
    }
  }, [save])
}
