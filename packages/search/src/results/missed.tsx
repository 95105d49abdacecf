import { isApiError } from '@sumai/api-client'
import { Link, useLocation } from '@sumai/platform'
import styles from './missed.module.css'

/** Whether the API may answer a second try. */
export const isForNow = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Says that the results of an earlier search are shown. */
export function Missed() {
  const { pathname, search } = useLocation()
  return (
    <p role="alert" className={styles.missed}>
      検索結果を読み込めませんでした。前の結果を表示しています。
      <Link to={pathname + search} replace preventScrollReset>
        再読み込み
      </Link>
    </p>
  )
}
