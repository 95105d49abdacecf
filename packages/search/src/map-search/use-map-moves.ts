import type { Bounds } from '@sumai/map/map-options'
import { useNavigate } from '@sumai/platform'
import { useEffect, useRef, useState } from 'react'
import { fieldsOf } from '../filter/filter.ts'
import { isSameView, writeBounds } from './view.ts'

/** ms of rest after which a moved map searches: a key that is held is one move. */
const REST = 40

type Options = {
  conditions: object
  /** What the search shows. */
  bounds: Bounds
  hrefOf: (fields: URLSearchParams) => string
}

/** Searches where the map was moved to. The address replaces the one before: Back leaves the map. */
export function useMapMoves({ conditions, bounds, hrefOf }: Options) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef(bounds)
  const [isAutomatic, setAutomatic] = useState(true)
  const [waits, setWaits] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(changed: object = { bounds: writeBounds(current.current) }) {
    clearTimeout(timer.current)
    timer.current = undefined
    setWaits(false)
    const fields = fieldsOf({ ...conditions, page: undefined, ...changed })
    navigate(hrefOf(new URLSearchParams(fields.map(([name, value]) => [name, value]))), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  return {
    isAutomatic,
    /** The map was moved, and waits for a press. */
    waits,
    search,
    /** What the visitor looks at, as a condition. */
    view: () => ({ bounds: writeBounds(current.current) }),
    move(to: Bounds) {
      current.current = to
      clearTimeout(timer.current)
      timer.current = undefined
      if (isSameView(to, bounds)) return
      if (isAutomatic) timer.current = setTimeout(() => latest.current(), REST)
      else setWaits(true)
    },
    setAutomatic(on: boolean) {
      setAutomatic(on)
      if (on && waits) search()
    },
    /** Whether what the search shows is not what the visitor looks at, nor is about to be. */
    isElsewhere: (shown: Bounds) => !timer.current && !isSameView(shown, current.current),
    settle: (shown: Bounds) => {
      current.current = shown
    },
  }
}

export type MapMoves = ReturnType<typeof useMapMoves>
