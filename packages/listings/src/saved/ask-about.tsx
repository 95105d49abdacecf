import { wholeKanji } from '@sumai/format/unbroken'
import { useExtraFetcher } from '@sumai/platform'
import { useFavourites, useHistory, useSharedStateReady } from '@sumai/shared-state'
import { ButtonLink } from '@sumai/ui/button'
import { Picture } from '@sumai/ui/picture'
import { useEffect } from 'react'
import { Price } from '../price/price.tsx'
import styles from './ask-about.module.css'
import type { SeenSite } from './recently-viewed.tsx'
import type { SavedData, SavedRoom } from './saved-site.ts'
import { filledUp, useSeenRooms } from './use-seen-rooms.ts'

const SHOWN = 4
/** Some may have ended since. */
const ASKED = 8

type Props<Room> = SeenSite<Room> & {
  /** 物件, 部屋 */
  word: string
  /** Path of the enquiry about a listing. */
  enquiryTo: (bukkenNo: string) => string
}

/**
 * What was seen last, then the favourites, then the newest, each with a button to ask about it.
 * Empty in server HTML.
 */
export function AskAbout<Room extends SavedRoom>(props: Props<Room>) {
  const { site, word, addressOf, itemOf, enquiryTo } = props
  const seen = [...useHistory(site), ...useFavourites(site)].map(({ bukkenNo }) => bukkenNo)
  const numbers = [...new Set(seen)].slice(0, ASKED)
  const isReady = useSharedStateReady()
  const known = useSeenRooms<Room>(numbers, addressOf)
  const { load, data } = useExtraFetcher<SavedData<Room>>()
  useEffect(() => {
    if (isReady) load(addressOf([]))
  }, [isReady, load, addressOf])
  if (!known || !data) return null
  const shown = filledUp(known, data.newest, SHOWN)
  if (shown.length === 0) return null
  const heading = headingOf(word, known.length)
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {shown.map((room) => {
          const { name, yen, note, photo } = itemOf(room)
          return (
            <li key={room.bukkenNo} className={styles.item}>
              <div className={styles.photo}>
                {photo && (
                  <Picture
                    photo={photo}
                    alt=""
                    ratio="4:3"
                    sizes="(min-width: 768px) 184px, 46vw"
                  />
                )}
              </div>
              <div>
                <p className={styles.name}>{wholeKanji(name)}</p>
                <Price yen={yen} of={site === 'chintai' ? 'rent' : 'sale'} size="s" />
                <p className={styles.note}>{note}</p>
                <p className={styles.note}>物件番号 {room.bukkenNo}</p>
              </div>
              <ButtonLink
                to={enquiryTo(room.bukkenNo)}
                variant="outline"
                aria-label={`${name}について問い合わせる`}
              >
                問い合わせる
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function headingOf(word: string, known: number): string {
  if (known === 0) return `新着の${word}から選ぶ`
  return `ご覧になった${word}${known < SHOWN ? 'と新着' : ''}から選ぶ`
}
