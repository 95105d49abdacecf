import { Link } from '@sumai/platform'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import styles from './pager.module.css'
import { pagesAround } from './pages-around.ts'

type Props = {
  /** From 1. */
  page: number
  lastPage: number
  /** The address of another page of the list. */
  hrefOf: (page: number) => string
}

/** Pages of a list as real links. */
export function Pager({ page, lastPage, hrefOf }: Props) {
  if (lastPage < 2) return null
  return (
    <nav aria-label="ページ送り">
      <ul className={styles.pager}>
        <li>
          {page > 1 && (
            <Link to={hrefOf(page - 1)} rel="prev" className={styles.step}>
              <ChevronLeftIcon />
              <span className={styles.word}>前へ</span>
            </Link>
          )}
        </li>
        {pagesAround(page, lastPage).map((item) => (
          <li key={item.key}>
            {item.page === null && <span className={styles.cell}>…</span>}
            {item.page !== null && (
              <Link
                to={hrefOf(item.page)}
                aria-label={`${item.page}ページ目`}
                aria-current={item.page === page ? 'page' : undefined}
                className={styles.cell}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < lastPage && (
            <Link to={hrefOf(page + 1)} rel="next" className={styles.step}>
              <span className={styles.word}>次へ</span>
              <ChevronRightIcon />
            </Link>
          )}
        </li>
      </ul>
    </nav>
  )
}
