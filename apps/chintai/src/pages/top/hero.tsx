import { Anniversary } from '@sumai/content/anniversary'
import type { ReactNode } from 'react'
import css from './hero.module.css'

type Props = {
  /** The search panel, which lies over the lower edge of the picture. */ children: ReactNode
}

/** A picture of the town, the agency's promise in vertical type, and the search panel. */
export function Hero({ children }: Props) {
  return (
    <div className={css.hero}>
      <div className={css.picture}>
        <div className={css.copy}>
          <h1 className={css.heading}>
            住まいさがしは、
            <br />
            この街のひとと。
          </h1>
          <p className={css.lead}>福岡・佐賀・熊本で三十年。</p>
        </div>
        <div className={css.town}>
          <div className={css.anniversary}>
            <Anniversary />
          </div>
        </div>
      </div>
      <div className={css.panel}>{children}</div>
    </div>
  )
}
