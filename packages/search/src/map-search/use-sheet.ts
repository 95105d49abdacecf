import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

export type Height = 'peek' | 'half' | 'full'

const UP: Record<Height, Height> = { peek: 'half', half: 'full', full: 'peek' }
const DOWN: Record<Height, Height> = { full: 'half', half: 'peek', peek: 'peek' }

/**
 * px of the sheet at its lowest, its grip and how many homes there are, and its share of the page at
 * half of it (list-sheet.module.css).
 */
const PEEK = 80
const HALF = 0.54
/** px: the head of the list, which stays when it is scrolled. */
const HEAD = 84
/** px of a move that is still a press. */
const PRESS = 6
/** px per ms: a sheet that is thrown goes one height on. */
const FAST = 0.5

/** The height at which it was left, so that Back from a listing finds it so. */
let left: Height = 'peek'

type Drag = { from: number; start: number; at: number; time: number; speed: number }

/** The height next to where a sheet was let go; `shares` of its parent's height. */
export function nearest(share: number, shares: Record<Height, number>): Height {
  const heights = Object.keys(shares) as Height[]
  return heights.reduce((best, height) =>
    Math.abs(shares[height] - share) < Math.abs(shares[best] - share) ? height : best,
  )
}

/** Brings a row of the list into view: scrolls the list alone, not the page around it. */
export function showRow(row: HTMLElement | null): void {
  const body = row?.closest<HTMLElement>('[data-scrolls]')
  if (!row || !body) return
  const from = row.getBoundingClientRect().top - body.getBoundingClientRect().top
  const isSeen = from >= HEAD && from <= body.clientHeight - row.clientHeight
  if (!isSeen) body.scrollBy(0, from - HEAD)
}

/**
 * A sheet of three heights over the map. Its head is dragged (`touch-action: none`), and its grip is
 * a button that steps through the heights. Where nothing was found it rises to say so.
 */
export function useSheet(isEmpty: boolean) {
  const [height, setOwnHeight] = useState<Height>(left)
  const hasRisen = useRef(false)
  const drag = useRef<Drag | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  function setHeight(to: Height) {
    left = to
    hasRisen.current = false
    setOwnHeight(to)
  }

  const follow = useEffectEvent(() => {
    if (isEmpty && height === 'peek') setOwnHeight('half')
    else if (!isEmpty && hasRisen.current && height === 'half') setOwnHeight('peek')
    hasRisen.current = isEmpty && height === 'peek'
  })
  useEffect(() => follow(), [isEmpty])

  function settle({ speed }: Drag) {
    const { current } = sheet
    const whole = current?.parentElement?.clientHeight
    if (!current || !whole) return
    const share = current.clientHeight / whole
    current.style.height = ''
    current.style.transition = ''
    if (Math.abs(speed) > FAST) setHeight(speed < 0 ? UP[height] : DOWN[height])
    else setHeight(nearest(share, { peek: PEEK / whole, half: HALF, full: 1 }))
  }

  const head = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOther = event.button !== 0 || (event.target as Element).closest('select, a')
      if (isOther || !sheet.current) return
      hasMoved.current = false
      const start = sheet.current.clientHeight
      const { clientY, timeStamp } = event
      drag.current = { from: clientY, start, at: clientY, time: timeStamp, speed: 0 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current || !sheet.current) return
      if (!hasMoved.current && Math.abs(event.clientY - current.from) < PRESS) return
      if (!hasMoved.current) event.currentTarget.setPointerCapture?.(event.pointerId)
      hasMoved.current = true
      const passed = Math.max(1, event.timeStamp - current.time)
      const speed = (event.clientY - current.at) / passed
      drag.current = { ...current, at: event.clientY, time: event.timeStamp, speed }
      sheet.current.style.transition = 'none'
      sheet.current.style.height = `${current.start + current.from - event.clientY}px`
    },
    onPointerUp() {
      const { current } = drag
      drag.current = null
      if (current && hasMoved.current) settle(current)
    },
    onPointerCancel() {
      const { current } = drag
      drag.current = null
      if (current && hasMoved.current) settle(current)
    },
  }

  return {
    sheet,
    height,
    head,
    setHeight,
    /**
     * px at the foot of the map that it covers when it rests; 0 where it stands beside the map. At
     * its full height nothing is left to see, and the map stays as it was at half of it.
     */
    covers(map: HTMLElement | null) {
      const { current } = sheet
      const page = current?.parentElement
      if (!map || !page || getComputedStyle(current).position !== 'absolute') return 0
      const below = page.getBoundingClientRect().bottom - map.getBoundingClientRect().bottom
      return (height === 'peek' ? PEEK : HALF * page.clientHeight) - below
    },
    /** The press of the grip; a drag that began on it ends in one, too. */
    step: () => {
      if (!hasMoved.current) setHeight(UP[height])
      hasMoved.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      hasMoved.current = false
      if (event.key === 'Escape' && height !== 'peek') setHeight(DOWN[height])
    },
  }
}
