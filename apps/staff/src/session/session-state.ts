import { createStore } from 'zustand/vanilla'

export type Session = {
  staff: {
    syainNo: string | null
    name: string
    tenpoNo: string | null
    tenpoName: string | null
    userType: 'admin' | 'shop'
  }
  csrfToken: string
  expiresAt: string
}

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
