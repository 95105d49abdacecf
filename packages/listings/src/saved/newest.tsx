import { Link, type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { useId } from 'react'
import { distinctLeads } from '../listing/distinct-leads.ts'
import styles from './saved-page.module.css'
import type { SavedRoom, SavedSite } from './saved-site.ts'

/** Listings that an empty list suggests, of as many that are asked for. */
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
  const found = distinctLeads(newest?.rooms ?? [])
  // Plots of land have few photos: two may still be led by the same.
  const leads = found.map(({ photos: [lead] }) => lead?.url)
  return found.filter((_, index) => leads.indexOf(leads[index]) === index).slice(0, SUGGESTED)
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
        <Link to={paths.newest}>すべて見る</Link>
      </div>
      <Rail rooms={rooms} now={now} />
    </section>
  )
}
