import { ENQUIRY_MAX } from '@sumai/domain/bukken-no'
import { type Favourite, useFavourites } from '@sumai/shared-state'
import { Checkbox } from '@sumai/ui/checkbox'
import { useState } from 'react'
import { isClosed } from '../listing/listing.ts'
import { EnquiryBar } from './enquiry-bar.tsx'
import { FavouriteNotes } from './favourite-notes.tsx'
import styles from './favourites-list.module.css'
import { GoneListings } from './gone-listings.tsx'
import { GroupChips } from './group-chips.tsx'
import { changeSince } from './price-change.ts'
import { SavedItem, SavedItems } from './saved-item.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'

type Props<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  rooms: ReadonlyMap<string, Room>
  now: string
}

/** The favourites, newest first, with notes, folders and one enquiry for several. */
export function FavouritesList<Room extends SavedRoom>({ saved, rooms, now }: Props<Room>) {
  const { site, paths, words, nameOf } = saved
  const favourites = useFavourites(site)
  const [group, setGroup] = useState('')
  const shown = favourites.filter((entry) => group === '' || entry.group === group)
  const asking = useAsking(shown, rooms)
  return (
    <>
      <GroupChips favourites={favourites} value={group} onValue={setGroup} />
      <SavedItems>
        {shown.map((favourite) => {
          const { bukkenNo } = favourite
          const room = rooms.get(bukkenNo)
          if (!room) return null
          return (
            <SavedItem
              key={bukkenNo}
              saved={saved}
              room={room}
              now={now}
              change={changeSince(saved.revisionsOf(room), favourite.addedAt, saved.priceOf(room))}
              choice={
                <div className={styles.choice}>
                  <Checkbox
                    label="まとめて問い合わせ"
                    aria-label={`${nameOf(room)}をまとめて問い合わせる`}
                    checked={asking.numbers.includes(bukkenNo)}
                    disabled={asking.isFull && !asking.numbers.includes(bukkenNo)}
                    onChange={() => asking.toggle(bukkenNo)}
                  />
                </div>
              }
            >
              <FavouriteNotes favourite={favourite} name={nameOf(room)} />
            </SavedItem>
          )
        })}
      </SavedItems>
      {shown.length === 0 && <p>「{group}」に入れた物件はありません。</p>}
      <GoneListings
        site={site}
        numbers={shown.map(({ bukkenNo }) => bukkenNo).filter((number) => !rooms.has(number))}
      />
      <EnquiryBar numbers={asking.numbers} words={words.enquiry} to={paths.enquiry} />
    </>
  )
}

/** The listings of the enquiry that the visitor picks, as long as they are shown and on offer. */
function useAsking(shown: readonly Favourite[], rooms: ReadonlyMap<string, SavedRoom>) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const numbers = shown
    .map(({ bukkenNo }) => bukkenNo)
    .filter((number) => {
      const room = rooms.get(number)
      return room !== undefined && !isClosed(room) && picked.includes(number)
    })
  const toggle = (number: string) =>
    setPicked(
      numbers.includes(number) ? numbers.filter((other) => other !== number) : [...numbers, number],
    )
  return { numbers, toggle, isFull: numbers.length >= ENQUIRY_MAX }
}
