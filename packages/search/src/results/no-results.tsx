import { BRAND } from '@sumai/domain/brand'
import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { CrossIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { CallUs } from '@sumai/ui/nothing-yet'
import type { ReactNode } from 'react'
import { inBrackets } from './in-brackets.ts'
import styles from './no-results.module.css'

type Props = {
  heading: string
  /** Conditions to drop, each with the number of listings found without it. */
  relaxations: readonly {
    label: string
    to: string
    total: number
    /** What a map shows, which is widened. */
    isView?: boolean
  }[]
  /** Other ways, in a sentence. */
  children?: ReactNode
  /** Their links, side by side. */
  ways?: ReactNode
}

/** In place of results: which condition to drop, and other ways to search. */
export function NoResults({ heading, relaxations, children, ways }: Props) {
  const view = relaxations.find(({ isView }) => isView)
  const others = relaxations.filter((one) => one !== view)
  return (
    <EmptyBox heading={heading} drawing={<Mascot />} ways={ways}>
      {view && (
        <ButtonLink to={view.to}>地図の範囲を広げる（{formatNumber(view.total)}件）</ButtonLink>
      )}
      {others.length > 0 && (
        <>
          <p>条件をひとつ外すと見つかるかもしれません。外したときの件数を表示しています。</p>
          <ul className={styles.list}>
            {others.map(({ label, to, total }) => (
              <li key={to}>
                <Link to={to} className={styles.relaxation}>
                  <CrossIcon size="s" />
                  {inBrackets(label)}を外す
                  <b className={styles.count}>{formatNumber(total)}件</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      {relaxations.length === 0 && <CallUs agency={BRAND} />}
    </EmptyBox>
  )
}
