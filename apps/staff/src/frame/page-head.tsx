import { BRAND } from '@sumai/domain/brand'
import { ChevronLeftIcon, SearchIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import { openPalette } from '../palette/palette-state.ts'
import { BackLink } from './back-link.tsx'
import styles from './page-head.module.css'

type Props = {
  title: string
  /** One line beside the title. */
  context?: ReactNode
  /** Where one comes from, on inner pages. */
  back?: string
  /** At the right: one filled button at most. */
  children?: ReactNode
}

/** The head of a screen, which stays in view. */
export function PageHead({ title, context, back, children }: Props) {
  return (
    <header className={styles.head}>
      <title>{`${title} | ${BRAND.name} スタッフ`}</title>
      {back && (
        <BackLink to={back} label="戻る" className={styles.back}>
          <ChevronLeftIcon size="l" />
        </BackLink>
      )}
      <h1 className={styles.title}>{title}</h1>
      {context && <div className={styles.context}>{context}</div>}
      <div className={styles.actions}>
        {children}
        <button
          type="button"
          aria-label="探す・操作する"
          className={styles.search}
          onClick={openPalette}
        >
          <SearchIcon size="l" />
        </button>
      </div>
    </header>
  )
}
