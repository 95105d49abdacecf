import type { Camelized } from '@sumai/api-client'
import type { sessionAnswer } from '@sumai/api-client/contract/staff-session'
import type { z } from 'zod'
import { createStore } from 'zustand/vanilla'

export type Session = Camelized<z.output<typeof sessionAnswer>>['session']

type State = {
  session: Session | null
  /** It has ended while the screens were in use: one signs in over the page. */
  isOver: boolean
}

export const sessionState = createStore<State>(() => ({ session: null, isOver: false }))

export const currentSession = () => sessionState.getState().session

export const sessionBegan = (session: Session) => sessionState.setState({ session, isOver: false })

/** Called with each 401. Whoever has not signed in yet is not signed out. */
export function sessionEnded(): void {
  if (currentSession()) sessionState.setState({ isOver: true })
}
