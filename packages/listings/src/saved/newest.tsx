import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { MoreLink } from '@sumai/ui/more-link'
import { useId } from 'react'
import { distinctLeads } from '../listing/distinct-leads.ts'
import styles from './saved-page.module.css'
import type { SavedRoom, SavedSite } from './saved-site.ts'

/** Listings that an empty list suggests, and how many are asked for, some of which may look alike. */
const SUGGESTED = 4
const ASKED = 8

/** The newest listings of a site; none when they cannot be had. */
export async function readNewest<Room extends SavedRoom>(
  { rooms }: SavedSite<Room>,
  { context, request }: LoaderFunctionArgs,
): Promise<readonly Room[]> {
  const { api, extra } = servicesOf(context)
  const query = { order: 'new', limit: ASKED, fields: 'light' } as const
  const newest = await extra(rooms(api, query, { signal: request.signal }))
  return unlike(newest?.rooms ?? []).slice(0, SUGGESTED)
}

/** Each led by a picture of its own; a plot of land that has none of its own is left out. */
export function unlike<Room extends Pick<SavedRoom, 'photos'>>(rooms: readonly Room[]): Room[] {
  const found = distinctLeads(rooms)
  const leads = found.map(({ photos: [lead] }) => lead?.url)
  return found.filter((_, index) => !leads[index] || leads.indexOf(leads[index]) === index)
}

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  rooms: readonly Room[]
  now: string
}

/** Below an empty list: the newest listings, to begin with. */
export function Newest<Room extends SavedRoom>({ saved, rooms, now }: Props<Room>) {
  const { words, paths, Rail } = saved
  const id = useId()
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.newest}>
      <div className={styles.newestHead}>
        <h2 id={id}>{`新着の${words.listing}`}</h2>
        <MoreLink label="すべて見る" to={paths.newest} />
      </div>
      <Rail rooms={rooms} now={now} />
    </section>
  )
}
