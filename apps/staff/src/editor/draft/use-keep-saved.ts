import { useEffect } from 'react'
import { useCommand } from '../../keys/use-command.ts'
import type { Draft } from './draft.ts'

/** Saves with Ctrl+S, and when the editor is left. */
export function useKeepSaved({ save }: Pick<Draft, 'save'>): void {
  useCommand('s', save)
  useEffect(() => () => void save(), [save])
}
