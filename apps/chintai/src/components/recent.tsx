import { formatSqm } from '@sumai/format/area'
import type { LightRental } from '@sumai/listings/listing'
import { RecentlyViewed } from '@sumai/listings/recently-viewed'
import { rentalName } from '@sumai/outline/rental-room'
import { paths } from '../paths.ts'

type Props = { except: string }

export const Recent = ({ except }: Props) => (
  <RecentlyViewed<LightRental>
    site="chintai"
    except={except}
    historyTo={paths.history}
    addressOf={paths.favourites}
    itemOf={(room) => ({
      to: paths.room(room),
      name: rentalName(room),
      yen: room.hyYachin,
      note: `${room.madoriLabel ?? room.bukkenTypeLabel}・${formatSqm(room.senyuMen)}`,
      photo: room.photos[0],
    })}
  />
)
