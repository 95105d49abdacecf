import type { SiteType } from '@sumai/domain/codes'
import { nameOfSearch } from '@sumai/domain/search-url/search-at'
import type { Deps } from '../../deps.ts'
import { PRICE_IN_WORDS } from '../../letters/home-in-words.ts'
import { homesReader, type LetterHome } from '../../letters/homes-reader.ts'
import { baibaiRoomsRepository } from '../baibai-rooms/baibai-rooms.repository.ts'
import { baibaiResource } from '../baibai-rooms/baibai-search.ts'
import { chintaiRoomsRepository } from '../chintai-rooms/chintai-rooms.repository.ts'
import { chintaiResource } from '../chintai-rooms/chintai-search.ts'
import type {
  MailmagazineSearch,
  MailmagazineSubscriber,
} from '../mailmagazine/mailmagazine.table.ts'
import type { Mail } from '../outbox/mails.ts'
import { alertMail, type HomeNews, type SearchNews } from './alert-mail.ts'
import type { ListingNews } from './alerts.table.ts'
import { finderOf, matcher } from './news-matcher.ts'
import { newsOfPerson, type UntoldSearch } from './news-of-person.ts'

/** Listings in one mail. */
const MOST_HOMES = 10

/**
 * Writes the mails about some news: for a person one with all that their searches have found, or
 * none when they have found nothing.
 */
export async function composerOf(
  { db, today, origins }: Pick<Deps, 'db' | 'today' | 'origins'>,
  news: readonly ListingNews[],
) {
  const byListing = Map.groupBy(news, keyOf)
  const newsOf = (site: SiteType, bukkenNo: string) =>
    byListing.get(keyOf({ site, bukkenNo })) ?? []
  const idsOf = (site: SiteType) => [
    ...new Set(news.filter((it) => it.site === site).map(({ bukkenNo }) => bukkenNo)),
  ]
  const found = matcher({
    chintai: await finderOf(chintaiResource, chintaiRoomsRepository(db), idsOf('chintai'), today()),
    baibai: await finderOf(baibaiResource, baibaiRoomsRepository(db), idsOf('baibai'), today()),
  })
  const readHomes = homesReader({ db, today, origins })
  const homes = new Map<string, LetterHome>()

  /** Each listing is read once. */
  async function readNew(site: SiteType, ids: readonly string[]): Promise<void> {
    const unread = ids.filter((bukkenNo) => !homes.has(keyOf({ site, bukkenNo })))
    for (const home of await readHomes(site, unread)) homes.set(keyOf(home), home)
  }

  /** With what is on offer now, at a lower price than the person knows. */
  async function inWords(
    { search, address, listings }: UntoldSearch,
    room: number,
  ): Promise<SearchNews> {
    const { site } = search
    await readNew(
      site,
      listings.map(({ bukkenNo }) => bukkenNo),
    )
    const say = PRICE_IN_WORDS[site]
    const all = listings.flatMap(({ bukkenNo, priceBefore }): HomeNews[] => {
      const home = homes.get(keyOf({ site, bukkenNo }))
      if (!home || (priceBefore !== null && priceBefore <= home.yen)) return []
      return [{ ...home, before: priceBefore === null ? null : say(priceBefore) }]
    })
    return {
      ...{ site, name: nameOfSearch(search), address },
      ...{ homes: all.slice(0, room), more: Math.max(0, all.length - room) },
    }
  }

  return async function compose(
    person: MailmagazineSubscriber,
    searches: readonly MailmagazineSearch[],
  ): Promise<Mail | null> {
    const parts: SearchNews[] = []
    let room = MOST_HOMES
    for (const untold of await newsOfPerson(person, searches, { found, newsOf })) {
      const part = await inWords(untold, room)
      if (part.homes.length + part.more === 0) continue
      parts.push(part)
      room -= part.homes.length
    }
    return parts.length > 0 ? alertMail(person, parts, origins) : null
  }
}

const keyOf = ({ site, bukkenNo }: Pick<ListingNews, 'site' | 'bukkenNo'>) => `${site} ${bukkenNo}`
