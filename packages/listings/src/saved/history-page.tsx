import { formatDayAndMonth } from '@sumai/format/dates'
import { formatRelativeTime } from '@sumai/format/relative-time'
import { useFetcher } from '@sumai/platform'
import { HISTORY_MAX, useHistory, useSharedState, useSharedStateReady } from '@sumai/shared-state'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { EmptyBox } from '@sumai/ui/empty-box'
import { ClockIcon, TrashIcon, TrendIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { showToast } from '@sumai/ui/toast'
import { ContactBar } from '../contact-bar/contact-bar.tsx'
import { Newest } from './newest.tsx'
import { change } from './price-change.ts'
import { SavedItem, SavedItems } from './saved-item.tsx'
import styles from './saved-page.module.css'
import { SavedPlaceholder } from './saved-placeholder.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'
import { useSavedRooms } from './use-saved-rooms.ts'
import { Uses } from './uses.tsx'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  now: string
  /** What a short history suggests. */
  newest: readonly Room[]
}

/** What the history is good for. */
const USES = [
  { Icon: ClockIcon, text: `新しい順に${HISTORY_MAX}件まで、前に見た物件へ戻れます` },
  { Icon: TrendIcon, text: '見たときから家賃や価格が変わると、分かります' },
  { Icon: TrashIcon, text: '記録は、いつでもまとめて消せます' },
]

/** Listings that leave the page empty: it suggests others below them. */
const FEW = 5

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

function History<Room extends SavedRoom>({ saved, now, newest }: Props<Room>) {
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
        <Newest saved={saved} rooms={newest} now={now} />
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
      <p className={styles.next}>
        {latest && (
          <ButtonLink to={paths.similar(latest.room)} variant="outline">
            {`条件の近い${words.listing}を見る`}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.search}
          variant="outline"
        >{`すべての${words.listing}から探す`}</ButtonLink>
      </p>
      {known.length < FEW && (
        <Newest
          saved={saved}
          rooms={newest.filter(({ bukkenNo }) => !rooms.has(bukkenNo))}
          now={now}
        />
      )}
    </>
  )
}

/** 今日, 昨日, 11月25日（水） */
function dayOf(moment: string, now: string): string {
  const when = formatRelativeTime(moment, now)
  return when === '今日' ? when : when === '1日前' ? '昨日' : formatDayAndMonth(moment)
}
