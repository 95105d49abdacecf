import type { JsonValue } from '@sumai/api-client/contract/inquiry'
import { addressOfSearch, searchAt } from '@sumai/domain/search-url/search-at'
import { PATHS } from '@sumai/domain/search-url/terms'
import type { MailmagazineRequest } from './mailmagazine.table.ts'

type Details = Readonly<Record<string, JsonValue | undefined>>

/** What a form about mails asks, by the names of its table. */
export type Asked = Pick<MailmagazineRequest, 'mode' | 'search' | 'isMagazine' | 'frequency'>

/** Reads the fields of /mail-alert. */
export const alertAsked = ({ search, frequency }: Details): Asked => ({
  mode: 'subscribe',
  search: String(search),
  isMagazine: false,
  frequency: frequency === 'now' ? 'now' : 'daily',
})

/** Reads the fields of /baibai/mail-magazine: the kinds, places and prices of a search for sale. */
export function magazineAsked({ mode, ...conditions }: Details): Asked {
  const magazine = { isMagazine: true, frequency: null }
  if (mode === 'unsubscribe') return { ...magazine, mode, search: null }
  return { ...magazine, mode: 'subscribe', search: searchOf(conditions) }
}

function searchOf(conditions: Details): string {
  const query = new URLSearchParams(
    Object.entries(conditions).flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((one) => [`${key}[]`, String(one)])
        : value
          ? [[key, String(value)]]
          : [],
    ),
  )
  const search = searchAt(`${PATHS.baibai.base}?${query}`)
  return search ? addressOfSearch(search) : PATHS.baibai.base
}
