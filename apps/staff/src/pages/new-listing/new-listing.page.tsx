import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { SiteSwitch } from '../../components/site-switch.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { toListings, toNewListing } from '../../paths.ts'
import { queue, waitingFor } from '../../pictures/queue.ts'
import styles from './new-listing.module.css'
import { NewRental } from './new-rental.tsx'
import { NewSale } from './new-sale.tsx'

/** A home that is not there yet: the least that makes a draft. */
export function Component() {
  const [query] = useSearchParams()
  const site = query.get('site') === 'baibai' ? 'baibai' : 'chintai'
  const photos = useStore(queue, ({ pictures }) => waitingFor(pictures, null).length)
  return (
    <main className={styles.page}>
      <PageHead title="新しい物件" back={toListings(site)}>
        <SiteSwitch site={site} toSite={(to) => toNewListing({ site: to })} />
      </PageHead>
      <div className={styles.form}>
        {photos > 0 && <p className={styles.photos}>撮った写真{photos}枚をこの物件に付けます。</p>}
        {site === 'chintai' ? <NewRental /> : <NewSale />}
      </div>
    </main>
  )
}
