import { useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ACCOUNT, PLACES } from './places.ts'

/** ms between G and the letter of a place. */
const PAUSE = 1500

/** G and then T, I, C, L: goes to a place. */
export function useGo(navigate: (to: string) => void): void {
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  const go = (to: string) => () => {
    if (performance.now() - pressed.current > PAUSE) return false
    pressed.current = Number.NEGATIVE_INFINITY
    return navigate(to)
  }
  const places = [...PLACES, ACCOUNT].flatMap(({ key, to }) => (key ? [[key, go(to)]] : []))
  useKeys(
    {
      ...Object.fromEntries(places),
      G: () => {
        pressed.current = performance.now()
      },
    },
    { isFirst: true },
  )
}
