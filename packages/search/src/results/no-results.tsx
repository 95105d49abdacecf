import { BRAND } from '@sumai/domain/brand'
import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { ChevronRightIcon, CrossIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { CallUs } from '@sumai/ui/nothing-yet'
import type { ReactNode } from 'react'
import { inBrackets } from './in-brackets.ts'
import styles from './no-results.module.css'

type Props = {
  heading: string
  /** Conditions to drop or to ease, each with the number of listings found then. */
  relaxations: readonly {
    label: string
    to: string
    total: number
    /** What a map shows, which is widened. */
    isView?: boolean
    /** It is not dropped, but becomes `label`. */
    isStep?: boolean
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
          <p>条件をひとつゆるめると見つかります。右はそのときの件数です。</p>
          <ul className={styles.list}>
            {others.map(({ label, to, total, isStep }) => (
              <li key={to}>
                <Link to={to} className={styles.relaxation}>
                  {isStep ? <ChevronRightIcon size="s" /> : <CrossIcon size="s" />}
                  {inBrackets(label)}
                  {isStep ? 'にする' : 'を外す'}
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
