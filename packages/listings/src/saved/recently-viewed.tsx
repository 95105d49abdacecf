import { type Site, useHistory } from '@sumai/shared-state'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { Price } from '../price/price.tsx'
import styles from './recently-viewed.module.css'
import type { SavedRoom } from './saved-site.ts'
import { useSeenRooms } from './use-seen-rooms.ts'

const SHOWN = 5

/** What is said of a listing that was seen. */
type SeenItem = {
  to: string
  name: string
  /** Rent a month or price. */
  yen: number
  /** 1LDK・36.55㎡ */
  note: string
  photo: PicturePhoto | undefined
}

/** How a site reads the listings that were seen. */
export type SeenSite<Room> = {
  site: Site
  /** Address of a loader that returns the listings of the given numbers. */
  addressOf: (numbers: readonly string[]) => string
  itemOf: (room: Room) => SeenItem
}

type Props<Room> = SeenSite<Room> & {
  /** The listing of the page, which is left out. */
  except: string
  /** Path of the history. */
  historyTo: string
}

/** The recently viewed listings. Empty in server HTML, which is cached for all visitors. */
export function RecentlyViewed<Room extends SavedRoom>(props: Props<Room>) {
  const { site, except, historyTo, addressOf, itemOf } = props
  const numbers = useHistory(site)
    .map(({ bukkenNo }) => bukkenNo)
    .filter((number) => number !== except)
    .slice(0, SHOWN)
  const known = useSeenRooms<Room>(numbers, addressOf)
  if (!known?.length) return null
  return (
    <Section heading="最近見た物件" more={{ label: 'すべて見る', to: historyTo }} tight>
      <ul className={styles.list}>
        {known.map((room) => (
          <RecentItem
            key={room.bukkenNo}
            {...itemOf(room)}
            of={site === 'chintai' ? 'rent' : 'sale'}
          />
        ))}
      </ul>
    </Section>
  )
}

function RecentItem({ to, name, yen, note, photo, of }: SeenItem & { of: 'rent' | 'sale' }) {
  return (
    <li className={styles.item}>
      <div className={styles.photo}>
        {photo && <Picture photo={photo} alt="" ratio="1:1" sizes="72px" />}
      </div>
      <div className={styles.words}>
        <Price yen={yen} of={of} size="s" />
        <CoverLink to={to} className={styles.link}>
          {name}
        </CoverLink>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  )
}
