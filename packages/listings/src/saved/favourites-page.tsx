import { useFetcher } from '@sumai/platform'
import { useCompare, useFavourites, useHistory, useSharedStateReady } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { EmptyBox } from '@sumai/ui/empty-box'
import { ScaleIcon, ShareIcon, TrendIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { PrintButton } from '@sumai/ui/print-button'
import { Share } from '@sumai/ui/share'
import { ContactBar } from '../contact-bar/contact-bar.tsx'
import { CompareView } from './compare-view.tsx'
import { FavouritesList } from './favourites-list.tsx'
import styles from './saved-page.module.css'
import { SavedPlaceholder } from './saved-placeholder.tsx'
import type { SavedData, SavedRoom, SavedSite } from './saved-site.ts'
import { SharedList } from './shared-list.tsx'
import { Newest, SUGGESTED, Suggested } from './suggested.tsx'
import { useSavedRooms } from './use-saved-rooms.ts'
import { filledUp, useSeenRooms } from './use-seen-rooms.ts'
import { Uses } from './uses.tsx'
import { ViewTabs } from './view-tabs.tsx'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  data: SavedData<Room>
  /** The view in the address. */
  view: 'list' | 'compare'
}

/** What favourites are good for. */
const USES = [
  { Icon: ScaleIcon, text: '費用や設備を、表に並べて比較できます' },
  { Icon: ShareIcon, text: '一覧のURLを、ご家族に送れます' },
  { Icon: TrendIcon, text: '値下げと掲載の終了が、ひと目で分かります' },
]

/** The favourites in this browser, or a list shared by its address. */
export function FavouritesPage<Room extends SavedRoom>({ saved, data, view }: Props<Room>) {
  return (
    <Container>
      <div className={styles.page}>
        {data.numbers.length > 0 ? (
          <SharedList saved={saved} data={data} />
        ) : (
          <OwnFavourites saved={saved} data={data} view={view} />
        )}
      </div>
      <ContactBar paths={saved.paths} />
    </Container>
  )
}

function OwnFavourites<Room extends SavedRoom>({ saved, data, view }: Props<Room>) {
  const { site, words, paths } = saved
  const { commute, renderedAt } = data
  const ready = useSharedStateReady()
  const favourites = useFavourites(site).map(({ bukkenNo }) => bukkenNo)
  const compared = useCompare(site).map(({ bukkenNo }) => bukkenNo)
  const rooms = useSavedRooms<Room>(
    useFetcher(),
    [...new Set([...favourites, ...compared])],
    (numbers) => paths.favourites(numbers, commute),
  )
  const isEmpty = favourites.length === 0
  return (
    <>
      <div className={styles.head}>
        <ViewTabs
          list={{ to: paths.favourites([], commute), count: ready ? favourites.length : undefined }}
          compare={{ to: paths.compare(commute), count: ready ? compared.length : undefined }}
          current={view}
        />
        {ready && rooms && !isEmpty && (
          <div className={styles.tools}>
            <Share
              url={location.origin + paths.favourites(favourites)}
              title={`お気に入りの物件 ${favourites.length}件`}
            />
            <PrintButton label="印刷する" />
          </div>
        )}
      </div>
      {!ready || !rooms ? (
        <SavedPlaceholder what="お気に入り" />
      ) : view === 'compare' ? (
        <CompareView saved={saved} rooms={rooms} commute={commute} />
      ) : isEmpty ? (
        <>
          <EmptyBox
            heading="お気に入りはまだありません"
            drawing={<Mascot />}
            ways={
              <>
                <ButtonLink to={paths.search}>{`${words.listing}を探す`}</ButtonLink>
                <ButtonLink to={paths.history} variant="outline">
                  最近見た物件
                </ButtonLink>
              </>
            }
          >
            <p>
              気になる物件のハートを押すと、この端末に保存され、ここに並びます。会員登録はいりません。
            </p>
            <Uses uses={USES} />
          </EmptyBox>
          <SeenOrNewest saved={saved} data={data} />
        </>
      ) : (
        <FavouritesList saved={saved} rooms={rooms} now={renderedAt} />
      )}
    </>
  )
}

/** What was seen last, filled up with the newest. */
function SeenOrNewest<Room extends SavedRoom>({ saved, data }: Omit<Props<Room>, 'view'>) {
  const { site, words, paths } = saved
  const { newest, renderedAt: now } = data
  const numbers = useHistory(site).map(({ bukkenNo }) => bukkenNo)
  const seen = useSeenRooms<Room>(numbers.slice(0, SUGGESTED), paths.favourites)
  if (!seen) return null
  if (seen.length === 0) return <Newest saved={saved} rooms={newest} now={now} />
  return (
    <Suggested
      saved={saved}
      heading={`最近見た${words.listing}${seen.length < SUGGESTED ? 'と新着' : ''}`}
      to={paths.history}
      rooms={filledUp(seen, newest, SUGGESTED)}
      now={now}
    />
  )
}
