import { useKeys } from '../../../keys/use-keys.ts'
import { Rows } from '../../../lists/rows/rows.tsx'
import { toListing } from '../../../paths.ts'
import type { Selection } from '../bulk/use-selection.ts'
import type { Listing } from '../listings.queries.ts'
import type { Site } from '../site.ts'
import { TABS } from '../tabs.ts'
import type { View } from '../view.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './listing-list.module.css'
import { ListingTable } from './listing-table.tsx'
import { moveFocus } from './move-focus.ts'
import { useIsWide } from './use-is-wide.ts'

type Props = { site: Site; rows: readonly Listing[]; view: View; selection: Selection }

/** A table where there is room for it, else cards. */
export function ListingList({ site, rows, view, selection }: Props) {
  const isWide = useIsWide()
  useKeys({ J: () => moveFocus(1), K: () => moveFocus(-1) })

  if (rows.length === 0) {
    const empty = view.words
      ? `「${view.words}」の物件はありません`
      : view.person || view.shop
        ? 'この条件の物件はありません'
        : TABS.find(({ id }) => id === view.tab)?.empty
    return <p className={styles.empty}>{empty}</p>
  }
  if (isWide) return <ListingTable site={site} rows={rows} selection={selection} />
  return (
    <Rows as="ul" rows={rows} addressOf={({ bukkenNo }) => toListing(site, bukkenNo)} height={125}>
      {(listing, place) => <ListingCard {...{ site, listing, selection, place }} />}
    </Rows>
  )
}
