import { COMPARE_MAX, useCompare, useFavourites, useSharedState } from '@sumai/shared-state'
import { Button, ButtonLink } from '@sumai/ui/button'
import { EmptyBox } from '@sumai/ui/empty-box'
import { ScaleIcon } from '@sumai/ui/icon'
import { Mascot } from '@sumai/ui/mascot'
import { isClosed } from '../listing/listing.ts'
import { CompareTable } from './compare-table.tsx'
import { EnquiryBar } from './enquiry-bar.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  rooms: ReadonlyMap<string, Room>
  commute: readonly string[]
}

/** The listings picked for comparison, at most four, and one enquiry about all of them. */
export function CompareView<Room extends SavedRoom>({ saved, rooms, commute }: Props<Room>) {
  const { site, words, paths } = saved
  const { toggleCompare } = useSharedState()
  const kept = useFavourites(site)
    .filter(({ bukkenNo }) => rooms.has(bukkenNo))
    .slice(0, COMPARE_MAX)
  const picked = useCompare(site).flatMap(({ bukkenNo }) => rooms.get(bukkenNo) ?? [])
  if (picked.length === 0) {
    return (
      <EmptyBox
        heading="比較する物件が選ばれていません"
        drawing={<Mascot />}
        ways={
          <>
            {kept.length > 0 && (
              <Button onClick={() => kept.forEach(toggleCompare)}>
                <ScaleIcon />
                {`お気に入りの${kept.length}件を並べる`}
              </Button>
            )}
            <ButtonLink to={paths.search} variant={kept.length > 0 ? 'outline' : 'primary'}>
              {`${words.listing}を探す`}
            </ButtonLink>
          </>
        }
      >
        <p>検索結果やお気に入りで「比較」にチェックを入れると、4件まで並べて比べられます。</p>
      </EmptyBox>
    )
  }
  const open = picked.filter((room) => !isClosed(room))
  return (
    <>
      <CompareTable saved={saved} rooms={picked} commute={commute} />
      <EnquiryBar
        numbers={open.map(({ bukkenNo }) => bukkenNo)}
        words={words.enquiry}
        to={paths.enquiry}
      />
    </>
  )
}
