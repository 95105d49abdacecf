import { useExtraFetcher } from '@sumai/platform'
import { COMPARE_MAX, type Site, useCompare, useSharedState } from '@sumai/shared-state'
import { Button, ButtonLink } from '@sumai/ui/button'
import { ScaleIcon } from '@sumai/ui/icon'
import { Leaf } from '@sumai/ui/leaf'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import { useEffect } from 'react'
import styles from './compare-bar.module.css'

type Listing = { bukkenNo: string; photos: readonly PicturePhoto[] }

type Props = {
  site: Site
  /** The listings of the page; others are fetched. */
  listings: readonly Listing[]
  /** `favourites`: a loader that returns `{ rooms }` for the given numbers; `compare`: the table. */
  paths: {
    favourites: (numbers: readonly string[]) => string
    compare: (commute?: readonly string[]) => string
  }
  /** Where people go to, as the search has it: the table says how long it takes. */
  commute?: readonly string[] | undefined
}

/** The listings picked for comparison, in a bar at the lower edge of the page. */
export function CompareBar({ site, listings, paths, commute }: Props) {
  const { clearCompare } = useSharedState()
  const picked = useCompare(site)
  const photoOf = usePhotos(
    listings,
    picked.map(({ bukkenNo }) => bukkenNo),
    paths.favourites,
  )
  if (picked.length === 0) return null
  return (
    <aside aria-label="比較する物件" data-bottom-bar className={styles.bar}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <b>比較する物件</b>
          <span role="status">
            {`${picked.length}件を選択中`}
            <span className={styles.limit}>{`（比較は${COMPARE_MAX}件まで）`}</span>
          </span>
        </p>
        <ul className={styles.photos}>
          {picked.map(({ bukkenNo }) => {
            const photo = photoOf(bukkenNo)
            return (
              <li key={bukkenNo} className={styles.photo}>
                {photo ? <Picture photo={photo} alt="" ratio="4:3" sizes="56px" /> : <Leaf />}
              </li>
            )
          })}
        </ul>
        <Button variant="quiet" size="s" onClick={() => clearCompare(site)}>
          すべて外す
        </Button>
        <ButtonLink to={paths.compare(commute)}>
          <ScaleIcon />
          並べて比較
        </ButtonLink>
      </div>
    </aside>
  )
}

/** The first photo of each listing; listings of other pages are fetched in one call. */
function usePhotos(
  listings: readonly Listing[],
  picked: readonly string[],
  listingsAt: Props['paths']['favourites'],
) {
  const { load, data } = useExtraFetcher<{ rooms: readonly Listing[] }>()
  const known = [...listings, ...(data?.rooms ?? [])]
  const missing = picked.filter((number) => known.every(({ bukkenNo }) => bukkenNo !== number))
  const address = missing.length > 0 ? listingsAt(missing) : undefined
  useEffect(() => {
    if (address) load(address)
  }, [address, load])
  return (number: string) => known.find(({ bukkenNo }) => bukkenNo === number)?.photos[0]
}
