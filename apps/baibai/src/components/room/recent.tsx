import { formatSqm } from '@sumai/format/area'
import type { LightSale } from '@sumai/listings/listing'
import { RecentlyViewed } from '@sumai/listings/recently-viewed'
import { paths } from '../../paths.ts'

type Props = { except: string }

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
