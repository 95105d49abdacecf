import { useStore } from 'zustand'
import { type Session, sessionState } from './session-state.ts'

/** Who works here; the frame is drawn for nobody else. */
export function useSession(): Session {
  const session = useStore(sessionState, (state) => state.session)
  if (!session) throw new Error('Nobody has signed in')
  return session
}

export const useIsSessionOver = () => useStore(sessionState, (state) => state.isOver)
