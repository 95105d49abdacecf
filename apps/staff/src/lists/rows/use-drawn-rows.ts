import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Drawn, drawnRows, type Range, rowsBetween } from './drawn-rows.ts'

/** Of a list of so many rows only those around what is in view are drawn. */
const MANY = 200

/** Screens that are drawn above and below what is in view. */
const REACH = 0.5

/** px of rows as they were last drawn, by address: a list comes back as high as it was left. */
const heights = new Map<string, number>()
let drawnAt = 0

/** Of rows at the width that the window has now. */
function rowHeights(): Map<string, number> {
  if (drawnAt !== window.innerWidth) heights.clear()
  drawnAt = window.innerWidth
  return heights
}

type Options = {
  list: RefObject<HTMLElement | null>
  /** Of all rows. */
  addresses: readonly string[]
  /** px of a row that has not been drawn yet. */
  height: number
  /** Addresses of rows that are drawn with their neighbours wherever they lie. */
  held: readonly string[]
}

/** Which rows are drawn: at first those in view; soon all of a short list. */
export function useDrawnRows({ list, addresses, height, held }: Options): Drawn[] {
  const heightsNow = () => addresses.map((address) => rowHeights().get(address) ?? height)
  const heights = heightsNow()
  const [range, setRange] = useState<Range>(() => rowsBetween(heights, 0, window.innerHeight))
  const [isFirst, setFirst] = useState(true)
  useEffect(() => startTransition(() => setFirst(false)), [])

  /** What is to be drawn now; the same object when nothing else is. */
  function rangeNow(): Range {
    // Hidden lists stay as they were.
    if (list.current?.getClientRects().length !== 1) return range
    const { top } = list.current.getBoundingClientRect()
    const reach = REACH * window.innerHeight
    const now = rowsBetween(heightsNow(), -top - reach, window.innerHeight - top + reach)
    return now.from === range.from && now.to === range.to ? range : now
  }
  useLayoutEffect(() => {
    const isOther = list.current !== null && keepHeights(list.current, addresses, heights)
    const now = rangeNow()
    setRange(isOther ? { ...now } : now)
  })
  const follow = useEffectEvent(() => flushSync(() => setRange(rangeNow())))
  useEffect(() => {
    const options = { capture: true, passive: true }
    const listener = () => follow()
    // Of the page, or of what the list is scrolled in.
    document.addEventListener('scroll', listener, options)
    window.addEventListener('resize', listener)
    return () => {
      document.removeEventListener('scroll', listener, options)
      window.removeEventListener('resize', listener)
    }
  }, [])

  const isWhole = addresses.length < MANY && !isFirst
  const shown = isWhole ? { from: 0, to: addresses.length } : range
  const around = held
    .map((address) => addresses.indexOf(address))
    .flatMap((at) => (at < 0 ? [] : [at - 1, at, at + 1]))
  return drawnRows(heights, shown, around)
}

/** Keeps how high the rows are that lie in a list; returns whether one is not as it was taken for. */
function keepHeights(
  list: HTMLElement,
  addresses: readonly string[],
  taken: readonly number[],
): boolean {
  let isOther = false
  for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
    const index = Number(row.dataset.index)
    const { height } = row.getBoundingClientRect()
    const address = addresses[index]
    if (address === undefined || height === 0) continue
    rowHeights().set(address, height)
    isOther ||= height !== taken[index]
  }
  return isOther
}
