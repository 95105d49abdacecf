import { Badge } from '@sumai/ui/badge'
import { isClosed, isNew, type RentalListing, type SaleListing, shortType } from './listing.ts'

type Props = { room: RentalListing | SaleListing; now: string; onPhoto?: boolean; type?: boolean }

/** Badges: new, applied for or closed, an old house on a plot, and optionally the type. */
export function ListingBadges({ room, now, onPhoto, type }: Props) {
  const { boshuStatus, boshuStatusLabel, bukkenTypeLabel, koukaiDate } = room
  const open = boshuStatus === 'public'
  return (
    <>
      {open && isNew(koukaiDate, now) && <Badge tone="new">新着</Badge>}
      {!open && <Badge tone={isClosed(room) ? 'err' : 'warn'}>{boshuStatusLabel}</Badge>}
      {'isFuruya' in room && room.isFuruya && (
        <Badge tone={onPhoto ? 'onPhoto' : 'plain'}>古家あり</Badge>
      )}
      {type && <Badge tone={onPhoto ? 'onPhoto' : 'plain'}>{shortType(bukkenTypeLabel)}</Badge>}
    </>
  )
}
