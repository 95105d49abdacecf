import { type Site, useSharedState } from '@sumai/shared-state'
import { Button } from '@sumai/ui/button'
import styles from './gone-listings.module.css'

type Props = { site: Site; numbers: readonly string[] }

/** Favourites that ended over thirty days ago: only their numbers are known. */
export function GoneListings({ site, numbers }: Props) {
  const { toggleFavourite } = useSharedState()
  if (numbers.length === 0) return null
  return (
    <section aria-label="掲載を終了した物件" className={styles.box}>
      <p>次の物件は掲載を終了しました。</p>
      <ul>
        {numbers.map((bukkenNo) => (
          <li key={bukkenNo} className={styles.gone}>
            <span>物件番号 {bukkenNo}</span>
            <Button
              variant="quiet"
              size="s"
              aria-label={`物件番号${bukkenNo}をお気に入りから外す`}
              onClick={() => toggleFavourite({ site, bukkenNo })}
            >
              外す
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
