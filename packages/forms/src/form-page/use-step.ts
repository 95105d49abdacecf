import { useLocation, useNavigate } from '@sumai/platform'
import { useEffect, useRef, useState } from 'react'

type Options = {
  /** Index of the last step reached, from the server or the draft. */
  reached: number
  /** The step that the server wants to be shown. */
  asked: number
}

/**
 * The current step, kept as `#step-2` in the address, so that "back" leads to the previous step
 * without a request. Steps that have not been reached are not shown.
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
  // Moves the focus, so that screen readers announce the new step.
  useEffect(() => {
    if (shown.current !== at) section.current?.focus({ preventScroll: true })
    shown.current = at
  }, [at])

  return {
    at,
    section,
    goTo(step: number) {
      setFurthest((before) => Math.max(before, step))
      // Only the hash changes, so nothing is loaded.
      navigate({ search, hash: `#step-${step + 1}` })
    },
  }
}
