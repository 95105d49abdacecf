import { formatDayAndMonth } from '@sumai/format/dates'
import { formatRelativeTime } from '@sumai/format/relative-time'
import { useExtraFetcher, useFetcher } from '@sumai/platform'
import { HISTORY_MAX, useHistory, useSharedState, useSharedStateReady } from '@sumai/shared-state'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { EmptyBox } from '@sumai/ui/empty-box'
import { ClockIcon, TrashIcon, TrendIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { showToast } from '@sumai/ui/toast'
import { useEffect } from 'react'
import { ContactBar } from '../contact-bar/contact-bar.tsx'
import { change } from './price-change.ts'
import { SavedItem, SavedItems } from './saved-item.tsx'
import styles from './saved-page.module.css'
import { SavedPlaceholder } from './saved-placeholder.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'
import { Newest, Suggested } from './suggested.tsx'
import { useSavedRooms } from './use-saved-rooms.ts'
import { Uses } from './uses.tsx'

export type HistoryData<Room> = {
  renderedAt: string
  /** The newest listings, or those like the one that was seen last. */
  suggested: readonly Room[]
}

type Props<Room extends SavedRoom> = { saved: SavedSite<Room>; data: HistoryData<Room> }

/** What the history is good for. */
const USES = [
  { Icon: ClockIcon, text: `新しい順に${HISTORY_MAX}件まで、前に見た物件へ戻れます` },
  { Icon: TrendIcon, text: '見たときから賃料や価格が変わると、分かります' },
  { Icon: TrashIcon, text: '記録は、いつでもまとめて消せます' },
]

/** The viewed listings, latest first, with changes of their price. */
export function HistoryPage<Room extends SavedRoom>(props: Props<Room>) {
  return (
    <Container>
      <div className={styles.page}>
        <History {...props} />
      </div>
      <ContactBar paths={props.saved.paths} />
    </Container>
  )
}

function History<Room extends SavedRoom>({ saved, data }: Props<Room>) {
  const now = data.renderedAt
  const { site, words, paths } = saved
  const { clearHistory } = useSharedState()
  const ready = useSharedStateReady()
  const views = useHistory(site)
  const rooms = useSavedRooms<Room>(
    useFetcher(),
    views.map(({ bukkenNo }) => bukkenNo),
    paths.favourites,
  )
  if (!ready || !rooms) return <SavedPlaceholder what="最近見た物件" />
  if (views.length === 0) {
    return (
      <>
        <EmptyBox
          heading="最近見た物件はまだありません"
          drawing={<Mascot />}
          ways={<ButtonLink to={paths.search}>{`${words.listing}を探す`}</ButtonLink>}
        >
          <p>物件のページを開くと、この端末に記録され、ここに並びます。</p>
          <Uses uses={USES} />
        </EmptyBox>
        <Newest saved={saved} rooms={data.suggested} now={now} />
      </>
    )
  }
  const known = views.flatMap(({ bukkenNo, ...view }) => {
    const room = rooms.get(bukkenNo)
    return room ? [{ ...view, room }] : []
  })
  const [latest] = known
  const days = Map.groupBy(known, ({ viewedAt }) => dayOf(viewedAt, now))
  const clear = () => {
    clearHistory(site)
    showToast({ text: '最近見た物件の記録を消しました' })
  }
  return (
    <>
      <div className={styles.clear}>
        <p>{`新しい順に${HISTORY_MAX}件まで、この端末に記録しています。`}</p>
        <Button variant="quiet" size="s" onClick={clear}>
          記録を消す
        </Button>
      </div>
      {[...days].map(([day, seen]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h2 className={styles.dayName}>{day}</h2>
          <SavedItems>
            {seen.map(({ room, price }) => (
              <SavedItem
                key={room.bukkenNo}
                saved={saved}
                room={room}
                now={now}
                change={change(price, saved.priceOf(room))}
              />
            ))}
          </SavedItems>
        </section>
      ))}
      {latest && <LikeLast saved={saved} data={data} latest={latest.room} seen={rooms} />}
    </>
  )
}

type LikeLastProps<Room extends SavedRoom> = Props<Room> & {
  latest: Room
  seen: ReadonlyMap<string, Room>
}

/** Listings like the one that was seen last, or else the newest, none of which were seen. */
function LikeLast<Room extends SavedRoom>({ saved, data, latest, seen }: LikeLastProps<Room>) {
  const { load, data: found } = useExtraFetcher<HistoryData<Room>>()
  const numbers = new Set([latest.bukkenNo, ...seen.keys()])
  const address = `${saved.paths.history}?${[...numbers].map((number) => `bukken_no[]=${number}`).join('&')}`
  useEffect(() => {
    load(address)
  }, [load, address])
  if (!found) return null
  const { words, nameOf, paths } = saved
  const now = data.renderedAt
  const unseen = ({ suggested }: HistoryData<Room>) =>
    suggested.filter(({ bukkenNo }) => !numbers.has(bukkenNo))
  if (found.suggested.length === 0) return <Newest saved={saved} rooms={unseen(data)} now={now} />
  return (
    <Suggested
      saved={saved}
      heading={`${nameOf(latest)}に条件が近い${words.listing}`}
      to={paths.similar(latest)}
      rooms={unseen(found)}
      now={now}
    />
  )
}

/** 今日, 昨日, 11月25日（水） */
function dayOf(moment: string, now: string): string {
  const when = formatRelativeTime(moment, now)
  return when === '今日' ? when : when === '1日前' ? '昨日' : formatDayAndMonth(moment)
}
