import { useStore } from 'zustand'
import styles from '../../../editor/aside.module.css'
import type { Group } from '../../../editor/field.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { BuildingRooms } from './building-rooms.tsx'
import { PublishCheck } from './check/publish-check.tsx'
import type { Check } from './check/say-check.ts'
import { Costs } from './costs/costs.tsx'
import { PriceHistory } from './price-history.tsx'
import { RoomViews } from './room-views.tsx'
import { SheetButton } from './sheet-button.tsx'

type Props = {
  draft: ListingDraft
  groups: readonly Group[]
  check: Check
}

/** What follows from the form: at its side, on a phone around it. */
export function Aside({ draft, groups, check }: Props) {
  const { kind, store } = draft
  const room = useStore(store, (state) => state.thing)
  if (kind === 'tatemono') {
    return (
      <aside aria-label="部屋" className={styles.aside}>
        <BuildingRooms room={room} />
      </aside>
    )
  }
  return (
    <aside aria-label="公開と費用" className={styles.aside}>
      <PublishCheck site={kind} draft={draft} room={room} groups={groups} check={check} />
      <SheetButton draft={draft} />
      <Costs site={kind} draft={draft} />
      <PriceHistory kind={kind} room={room} />
      <RoomViews site={kind} room={room} />
    </aside>
  )
}
