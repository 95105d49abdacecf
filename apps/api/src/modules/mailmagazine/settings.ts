import type { mailmagazineSettings } from '@sumai/api-client/contract/mailmagazine'
import { nameOfSearch, searchAt } from '@sumai/domain/search-url/search-at'
import type { z } from 'zod'
import type { MailmagazineSearch, MailmagazineSubscriber } from './mailmagazine.table.ts'

type Settings = z.output<typeof mailmagazineSettings>['settings']

type Known = {
  subscriber: Pick<MailmagazineSubscriber, 'email' | 'frequency'>
  searches: readonly Pick<MailmagazineSearch, 'search'>[]
}

/** What a person waits for. Whoever gets a mail passed on does not learn the whole address. */
export const settingsOf = ({ subscriber: { email, frequency }, searches }: Known): Settings => ({
  email: masked(email),
  frequency,
  searches: searches.flatMap(({ search }) => {
    const known = searchAt(search)
    return known ? [{ search, site: known.site, name: nameOfSearch(known) }] : []
  }),
})

/** h***@example.jp */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1***')
