import { useLocation, useNavigate } from '@sumai/platform'
import { useEffect, useRef, useState } from 'react'

type Options = {
  /** How far the answer of the server or the draft leads. */
  reached: number
  /** The step that the answer of the server is about. */
  asked: number
}

/**
 * The step on the page, as `#step-2` in the address, so that "back" leads to the step before and
 * asks nobody for anything. Steps that have not been reached are not shown.
 */
export function useStep({ reached, asked }: Options) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [furthest, setFurthest] = useState(0)
  const wanted = /^#step-(\d)$/.exec(hash)?.[1]
  const at = Math.min(
    wanted === undefined ? asked : Number(wanted) - 1,
    Math.max(reached, furthest, asked),
  )

  const section = useRef<HTMLElement>(null)
  const shown = useRef(at)
  // A new step is a new page to whoever hears it.
  useEffect(() => {
    if (shown.current !== at) section.current?.focus({ preventScroll: true })
    shown.current = at
  }, [at])

  return {
    at,
    section,
    goTo(step: number) {
      setFurthest((before) => Math.max(before, step))
      // The same address but for the hash: nothing is loaded for it.
      navigate({ search, hash: `#step-${step + 1}` })
    },
  }
}
