import { formatNumber } from '@sumai/format/number'
import { Link, useExtraFetcher } from '@sumai/platform'
import type { Site } from '@sumai/shared-state'
import {
  onSearches,
  removeSearch,
  type SavedSearch,
  saveSearch,
  seeSearch,
  storedSearches,
} from '@sumai/shared-state/searches'
import { Badge } from '@sumai/ui/badge'
import { CrossIcon, SearchIcon } from '@sumai/ui/icon'
import { showToast } from '@sumai/ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from './saved-searches.module.css'

type Props = {
  site: Site
  /** Address of a loader that returns the number of new listings, by the address of the search. */
  countsAt: (searches: readonly Pick<SavedSearch, 'address' | 'seenAt'>[]) => string
  /** The search of the current page, whose results count as seen. */
  current?: string
}

const EMPTY: readonly SavedSearch[] = []

/** The saved searches, each with the number of listings published since the last visit. */
export function SavedSearches({ site, countsAt, current }: Props) {
  const searches = useSyncExternalStore(onSearches, storedSearches, () => EMPTY).filter(
    (search) => search.site === site,
  )
  const { load, data: counts } = useExtraFetcher<Record<string, number>>()
  const asked = useRef(false)

  // Only once per page: the counts are those since the previous visit.
  useEffect(() => {
    if (asked.current || searches.length === 0) return
    asked.current = true
    load(countsAt(searches))
  }, [searches, load, countsAt])
  useEffect(() => {
    if (counts && current) seeSearch({ site, address: current })
  }, [counts, current, site])

  if (searches.length === 0) return null
  const remove = (search: SavedSearch) => {
    removeSearch(search)
    showToast({ text: '検索条件を削除しました', undo: () => void saveSearch(search) })
  }
  return (
    <section aria-labelledby="saved-searches" className={styles.box}>
      <h2 id="saved-searches" className={styles.heading}>
        保存した検索条件
      </h2>
      <ul className={styles.list}>
        {searches.map((search) => {
          const { address, label } = search
          const fresh = counts?.[address] ?? 0
          return (
            <li key={address} className={styles.search}>
              <Link
                to={address}
                aria-current={address === current ? 'page' : undefined}
                className={styles.link}
              >
                <SearchIcon size="s" />
                {label}
              </Link>
              {fresh > 0 && <Badge tone="new">新着 {formatNumber(fresh)}件</Badge>}
              <button
                type="button"
                aria-label={`${label}を削除`}
                onClick={() => remove(search)}
                className={styles.remove}
              >
                <CrossIcon size="s" />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>
        前回ご覧になった翌日から公開された物件を、新着として数えています。条件はこのブラウザーに保存されます。
      </p>
    </section>
  )
}
