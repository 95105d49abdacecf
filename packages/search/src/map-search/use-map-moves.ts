import type { Bounds } from '@sumai/map/map-options'
import { useExtraFetcher, useNavigate, useNavigation } from '@sumai/platform'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { fieldsOf } from '../filter/filter.ts'
import type { MapData } from './map-data.ts'
import type { MovedMap } from './moved-map.ts'
import { isSameView, writeBounds } from './view.ts'

/** ms of rest after which the list follows a moved map. */
const REST = 200

type Options = {
  conditions: object
  /** What the search shows. */
  map: MapData
  hrefOf: (fields: URLSearchParams) => string
  mapAt: (search: string) => string
}

/**
 * Searches the part of the map that is in view: pins at once, the list when the map rests. The
 * address is replaced, so that Back leaves the map.
 */
export function useMapMoves({ conditions, map, hrefOf, mapAt }: Options) {
  const navigate = useNavigate()
  const pins = useExtraFetcher<MovedMap>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef(map.bounds)
  /** The bounds that were last searched, or that the search has led to. */
  const asked = useRef(map.bounds)
  /** The conditions that the last move has changed. */
  const [moved, setMoved] = useState<object | null>(null)
  const [isAutomatic, setAutomatic] = useState(true)
  const [waits, setWaits] = useState(false)
  /** The list that was asked for last. */
  const sent = useRef('')
  const { location } = useNavigation()
  const isOnTheWay = location !== undefined && location.pathname + location.search !== sent.current
  /** The map was moved while other conditions were being loaded: its list is loaded after them. */
  const [follows, setFollows] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const addressOf = (changed: object) => {
    const fields = fieldsOf({ ...conditions, page: undefined, ...changed })
    return hrefOf(new URLSearchParams(fields.map(([name, value]) => [name, value])))
  }
  // Pins of other conditions or of another place are those of an earlier search.
  const found = moved && pins.data?.address === addressOf(moved) ? pins.data.map : null
  const shown = useMemo(() => (found ? { ...found, places: map.places } : map), [found, map])

  const view = () => ({ bounds: writeBounds(current.current) })
  function findPins(changed: object) {
    asked.current = current.current
    setMoved(changed)
    pins.load(mapAt(addressOf(changed)))
  }
  function findList(changed: object) {
    clearTimeout(timer.current)
    timer.current = undefined
    setWaits(false)
    if (isOnTheWay) return setFollows(true)
    sent.current = addressOf(changed)
    navigate(sent.current, { replace: true, preventScrollReset: true })
  }
  const latest = useRef(findList)
  useEffect(() => {
    latest.current = findList
  })
  function search(changed: object = view()) {
    findPins(changed)
    findList(changed)
  }

  const follow = useEffectEvent(() => search())
  useEffect(() => {
    if (isOnTheWay || !follows) return
    setFollows(false)
    follow()
  }, [isOnTheWay, follows])

  return {
    /** What is known of where the visitor looks. */
    map: shown,
    isAutomatic,
    /** The map was moved, and waits for a press. */
    waits,
    search,
    /** Of the same search within other bounds. */
    addressWithin: (bounds: Bounds) => addressOf({ bounds: writeBounds(bounds) }),
    /** What the visitor looks at, as a condition. */
    view,
    move(to: Bounds) {
      current.current = to
      if (isSameView(to, asked.current)) return
      clearTimeout(timer.current)
      timer.current = undefined
      if (!isAutomatic) return setWaits(true)
      const changed = view()
      findPins(changed)
      timer.current = setTimeout(() => latest.current(changed), REST)
    },
    setAutomatic(on: boolean) {
      setAutomatic(on)
      if (on && waits) search()
    },
    /** Whether what the search shows is not what the visitor looks at, nor is about to be. */
    isElsewhere: (bounds: Bounds) =>
      !timer.current && !follows && !isSameView(bounds, current.current),
    settle(bounds: Bounds) {
      current.current = bounds
      asked.current = bounds
    },
    /** A search without bounds has pins for a screen of no known size: asks for those of this one. */
    see(bounds: Bounds) {
      current.current = bounds
      findPins(view())
    },
  }
}

export type MapMoves = ReturnType<typeof useMapMoves>
