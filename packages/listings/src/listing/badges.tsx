import { Badge } from '@sumai/ui/badge'
import { isClosed, isNew, type RentalListing, type SaleListing } from './listing.ts'

type Props = { room: RentalListing | SaleListing; now: string; onPhoto?: boolean; kind?: string }

/**
 * Badges: new, applied for or closed, an old house on a plot, optionally what it is, and over the
 * outside of a house that is not built yet, that it is imagined.
 */
export function ListingBadges({ room, now, onPhoto, kind }: Props) {
  const { boshuStatus, boshuStatusLabel, koukaiDate } = room
  const open = boshuStatus === 'public'
  return (
    <>
      {open && isNew(koukaiDate, now) && <Badge tone="new">新着</Badge>}
      {!open && <Badge tone={isClosed(room) ? 'err' : 'warn'}>{boshuStatusLabel}</Badge>}
      {'isFuruya' in room && room.isFuruya && (
        <Badge tone={onPhoto ? 'onPhoto' : 'plain'}>古家あり</Badge>
      )}
      {kind && <Badge tone={onPhoto ? 'onPhoto' : 'plain'}>{kind}</Badge>}
      {onPhoto && 'kanseiYm' in room && room.kanseiYm !== null && isLedByOutside(room) && (
        <Badge tone="onPhoto">完成イメージ</Badge>
      )}
    </>
  )
}

const isLedByOutside = ({ photos: [lead] }: SaleListing) => lead?.type === 'gaikan'
