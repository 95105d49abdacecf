import { ChevronDownIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './list-sheet.module.css'
import type { Height, useSheet } from './use-sheet.ts'

type Props = {
  sheet: ReturnType<typeof useSheet>
  children: ReactNode
}

const NEXT: Record<Height, string> = {
  peek: '一覧を半分の高さに広げる',
  half: '一覧を全体に広げる',
  full: '一覧をたたむ',
}

/** The list: beside the map, and on a phone a sheet of three heights over it. */
export const ListSheet = ({ sheet, children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Esc lowers the sheet from anywhere in it.
  <div
    ref={sheet.sheet}
    data-height={sheet.height}
    onKeyDown={sheet.onKeyDown}
    onFocus={({ target }) => {
      const isByKey = !target.closest('[data-grip]') && target.matches(':focus-visible')
      if (isByKey && sheet.height === 'peek') sheet.setHeight('half')
    }}
    className={styles.sheet}
  >
    <div {...sheet.head} data-grip="" className={styles.head}>
      <button type="button" aria-label={NEXT[sheet.height]} onClick={sheet.step}>
        <span className={styles.grip} />
      </button>
    </div>
    <div data-scrolls="" className={styles.body}>
      {children}
    </div>
    {sheet.height === 'full' && (
      <button type="button" onClick={() => sheet.setHeight('peek')} className={styles.back}>
        <ChevronDownIcon size="s" />
        地図にもどる
      </button>
    )}
  </div>
)
