import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { MoreLink } from '@sumai/ui/more-link'
import { useId } from 'react'
import { distinctLeads } from '../listing/distinct-leads.ts'
import styles from './saved-page.module.css'
import type { SavedRoom, SavedSite } from './saved-site.ts'

/** Listings that fill a row, and how many are asked for, some of which may look alike. */
export const SUGGESTED = 4
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

/** Listings like the first of these numbers, and none of these; none when they do not fill a row. */
export async function readSimilar<Room extends SavedRoom>(
  saved: SavedSite<Room>,
  { context, request }: LoaderFunctionArgs,
  numbers: readonly string[],
): Promise<readonly Room[]> {
  const services = servicesOf(context)
  const options = { signal: request.signal }
  const query = {
    bukkenNo: numbers.slice(0, 1),
    isIncludeAll: true,
    limit: 1,
    fields: 'light',
  } as const
  const found = await services.extra(saved.rooms(services.api, query, options))
  const [room] = found?.rooms ?? []
  if (!room) return []
  const similar = await saved.readSimilar(services, room, numbers, options)
  return similar.length < SUGGESTED ? [] : distinctLeads(similar, room.photos)
}

/** Each led by a picture of its own; a plot of land that has none of its own is left out. */
export function unlike<Room extends Pick<SavedRoom, 'photos'>>(rooms: readonly Room[]): Room[] {
  const found = distinctLeads(rooms)
  const leads = found.map(({ photos: [lead] }) => lead?.url)
  return found.filter((_, index) => !leads[index] || leads.indexOf(leads[index]) === index)
}

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  heading: string
  /** Path of all of them. */
  to: string
  rooms: readonly Room[]
  now: string
}

/** Listings to go on with, in a row of cards. */
export function Suggested<Room extends SavedRoom>(props: Props<Room>) {
  const { saved, heading, to, rooms, now } = props
  const { Rail } = saved
  const id = useId()
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.suggested}>
      <div className={styles.suggestedHead}>
        <h2 id={id}>{heading}</h2>
        <MoreLink label="すべて見る" to={to} />
      </div>
      <Rail rooms={rooms} now={now} />
    </section>
  )
}

/** The newest listings in a row. */
export const Newest = <Room extends SavedRoom>(
  props: Pick<Props<Room>, 'saved' | 'rooms' | 'now'>,
) => {
  const { words, paths } = props.saved
  return <Suggested {...props} heading={`新着の${words.listing}`} to={paths.newest} />
}
