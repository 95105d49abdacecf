import { formatSqm } from '@sumai/domain/area'
import type { LightSale } from '@sumai/ui/listing'
import { RecentlyViewed } from '@sumai/ui/recently-viewed'
import { paths } from '../../paths.ts'

type Props = { except: string }

/** The listings seen before this one. */
export const Recent = ({ except }: Props) => (
  <RecentlyViewed<LightSale>
    site="baibai"
    except={except}
    historyTo={paths.history}
    addressOf={paths.favourites}
    itemOf={(room) => ({
      to: paths.room(room),
      name: room.name,
      yen: room.kakaku,
      note: `${room.madoriLabel ?? room.bukkenTypeLabel}・${formatSqm(room.men)}`,
      photo: room.photos[0],
    })}
  />
)
