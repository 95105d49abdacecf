import { formatNumber } from '@sumai/format/number'
import { useNavigation } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ReactNode } from 'react'
import styles from './map-list.module.css'

type MapRow = {
  bukkenNo: string
  /** Where it lies: its pin has the same key. */
  place: string | undefined
  content: ReactNode
}

type Props = {
  heading: string
  total: number
  /** Whether they are those in view, and not all of the search. */
  isInView: boolean
  rows: readonly MapRow[]
  /** The home whose pin was pressed, where no row has it. */
  chosen: ReactNode
  /** Its element, when it stands there. */
  onChosen: (element: HTMLElement | null) => void
  /** Whether the pin of a place is pressed or pointed at. */
  isLit: (place: string) => boolean
  onPoint: (place: string | null) => void
  /** Order and pages. */
  order: ReactNode
  children: ReactNode
}

/** Of the element of a row. */
export const rowId = (bukkenNo: string) => `map-${bukkenNo}`

/** The homes in view: how many, then one below the other. */
export function MapList(props: Props) {
  const { heading, total, isInView, rows, chosen, onChosen, isLit, onPoint, order, children } =
    props
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section aria-label="地図の範囲の物件" aria-busy={isBusy} className={styles.list}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p role="status" className={styles.count}>
          {isInView && <span>この範囲に</span>}
          <b>{formatNumber(total)}</b>件
        </p>
        {order}
      </div>
      <h2>
        <VisuallyHidden>物件の一覧</VisuallyHidden>
      </h2>
      {chosen && (
        <section
          ref={onChosen}
          aria-label="選択中の物件"
          className={classNames(styles.row, styles.lit)}
        >
          <p aria-hidden="true" className={styles.word}>
            選択中
          </p>
          {chosen}
        </section>
      )}
      <ol className={styles.rows}>
        {rows.map(({ bukkenNo, place, content }) => (
          <li
            key={bukkenNo}
            id={rowId(bukkenNo)}
            className={classNames(styles.row, place !== undefined && isLit(place) && styles.lit)}
            onPointerEnter={() => onPoint(place ?? null)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(place ?? null)}
            onBlur={() => onPoint(null)}
          >
            {content}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
