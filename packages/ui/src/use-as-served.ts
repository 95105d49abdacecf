import { useLocation } from '@sumai/platform'
import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Whether the page is the one that came with the document, and nobody has gone anywhere since: what
 * lies further down need not be laid out yet. Whoever comes back is to find every pixel in its place.
 */
export function useAsServed(): boolean {
  const [asServed, setAsServed] = useState(!useHydrated())
  const { key } = useLocation()
  useEffect(() => {
    // The router's name for the first entry of a visit.
    if (key !== 'default') setAsServed(false)
  }, [key])
  return asServed
}
