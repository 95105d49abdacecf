import { type FocusEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { leftBy } from '../../frame/use-return-focus.ts'
import { useDrawnRows } from './use-drawn-rows.ts'

/** Attributes of a row: which one of all it is. */
export type Place = ReturnType<typeof placeOf>

type Tag = 'ul' | 'ol' | 'tbody'

type Props<Row> = {
  as: Tag
  className?: string | undefined
  rows: readonly Row[]
  /** Of the screen that a row leads to: it tells rows apart. */
  addressOf: (row: Row) => string
  /** px of a row, about. */
  height: number
  /** Address of the row that is open beside the list. */
  current?: string | undefined
  children: (row: Row, place: Place) => ReactNode
}

/**
 * The rows of a list that grows. Those far from what is in view are left out, with as much room as
 * they had; the row that has the focus and its neighbours are always there.
 */
export function Rows<Row>({
  as,
  className,
  rows,
  addressOf,
  height,
  current,
  children,
}: Props<Row>) {
  const List: 'ul' = as as 'ul'
  const Gap = as === 'tbody' ? 'tr' : 'li'
  const list = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  const [focused, setFocused] = useState(() => leftBy(key)?.split('?')[0])
  const addresses = rows.map(addressOf)
  const held = [current, focused].filter((address) => address !== undefined)
  const drawn = useDrawnRows({ list, addresses, height, held })

  const open = current === undefined ? -1 : addresses.indexOf(current)
  useEffect(() => {
    const row = list.current?.querySelector(`:scope > [data-index="${open}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [open])

  function hold({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-index]')
    if (row) setFocused(addresses[Number(row.dataset.index)])
  }
  return (
    <List ref={list} className={className} onFocus={hold}>
      {drawn.map((it) => {
        if ('gap' in it)
          return <Gap key={`before ${it.before}`} aria-hidden style={{ height: it.gap }} />
        const { index } = it
        return (
          <OneRow
            key={addresses[index]}
            {...{ as, index, count: rows.length, row: rows[index] as Row, draw: children }}
          />
        )
      })}
    </List>
  )
}

type OneRowProps<Row> = {
  as: Tag
  index: number
  count: number
  row: Row
  draw: (row: Row, place: Place) => ReactNode
}

/** Drawn again only when the screen is, not when the list is scrolled. */
const OneRow = memo(function OneRow<Row>({ as, index, count, row, draw }: OneRowProps<Row>) {
  return draw(row, placeOf(as, index, count))
}) as <Row>(props: OneRowProps<Row>) => ReactNode

function placeOf(as: Tag, index: number, count: number) {
  // Above the rows of a table stands the one with their headings.
  const which =
    as === 'tbody'
      ? { 'aria-rowindex': index + 2 }
      : { 'aria-posinset': index + 1, 'aria-setsize': count }
  return { 'data-index': index, ...which }
}
