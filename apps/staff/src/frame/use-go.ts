import { useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ACCOUNT, PLACES } from './places.ts'

/** ms between G and the letter of a place. */
const PAUSE = 1500

/** G and then T, I, L: goes to a place. */
export function useGo(navigate: (to: string) => void): void {
  const pressed = useRef(0)
  const go = (to: string) => () => {
    if (performance.now() - pressed.current < PAUSE) navigate(to)
  }
  const places = Object.fromEntries([...PLACES, ACCOUNT].map(({ key, to }) => [key, go(to)]))
  useKeys({
    ...places,
    G: () => {
      pressed.current = performance.now()
    },
  })
}
