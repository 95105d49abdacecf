import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import { useSharedState, useSharedStateReady } from '@sumai/shared-state'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { EmptyBox } from '@sumai/ui/empty-box'
import { showToast } from '@sumai/ui/toast'
import { isClosed } from '../listing/listing.ts'
import { EnquiryBar } from './enquiry-bar.tsx'
import { SavedItem, SavedItems } from './saved-item.tsx'
import type { SavedData, SavedRoom, SavedSite } from './saved-site.ts'
import styles from './shared-list.module.css'

type Props<Room extends SavedRoom> = { saved: SavedSite<Room>; data: SavedData<Room> }

/** A list that somebody has shared, read from the address. Nothing is saved without a press. */
export function SharedList<Room extends SavedRoom>({ saved, data }: Props<Room>) {
  const { site, words, paths } = saved
  const { store, toggleFavourite } = useSharedState()
  const ready = useSharedStateReady()
  const { numbers, rooms, renderedAt } = data
  const shown = numbers.flatMap((number) => rooms.find((room) => room.bukkenNo === number) ?? [])
  const gone = numbers.length - shown.length
  const open = shown.filter((room) => !isClosed(room))

  function keepAll() {
    const kept = store.getState().favourites
    const isKept = (number: string) =>
      kept.some((entry) => entry.site === site && entry.bukkenNo === number)
    for (const { bukkenNo } of shown.filter((room) => !isKept(room.bukkenNo)).toReversed()) {
      toggleFavourite({ site, bukkenNo })
    }
    showToast({ text: 'お気に入りに追加しました' })
  }

  if (shown.length === 0) {
    return (
      <EmptyBox
        heading="共有された物件は掲載を終了しました"
        ways={<ButtonLink to={paths.search}>{`${words.listing}を探す`}</ButtonLink>}
      >
        <p>掲載の終了から30日を過ぎた物件は表示できません。</p>
      </EmptyBox>
    )
  }
  return (
    <>
      <Callout tone="info" title={`共有された${shown.length}件の物件です`}>
        <p>
          この端末のお気に入りには保存されていません。
          {gone > 0 && `ほかの${gone}件は掲載を終了しました。`}
        </p>
      </Callout>
      <div className={styles.tools}>
        <Button variant="outline" disabled={!ready} onClick={keepAll}>
          すべてお気に入りに追加
        </Button>
        <ButtonLink to={paths.favourites()} variant="quiet">
          自分のお気に入りを見る
        </ButtonLink>
      </div>
      <SavedItems>
        {shown.map((room) => (
          <SavedItem key={room.bukkenNo} saved={saved} room={room} now={renderedAt} change={null} />
        ))}
      </SavedItems>
      <p className={styles.tools}>
        <ButtonLink
          to={paths.newest}
          variant="outline"
        >{`新着の${words.listing}を見る`}</ButtonLink>
      </p>
      <EnquiryBar
        isWhole
        numbers={open.slice(0, ENQUIRY_MAX).map(({ bukkenNo }) => bukkenNo)}
        words={words.enquiry}
        to={paths.enquiry}
      />
    </>
  )
}
