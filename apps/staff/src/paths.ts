/** Every address of the screens. */

export const toToday = () => '/'
export const toAccount = () => '/account'

/** `back` is where one wanted to go. */
export const toSignIn = (back = '/') => withQuery('/sign-in', back === '/' ? {} : { back })

type Query = Record<string, string | undefined>

export const toInbox = (query: Query = {}) => withQuery('/inbox', query)
export const toInquiry = (id: number, query: Query = {}) => withQuery(`/inbox/${id}`, query)

export const toListings = (site: 'chintai' | 'baibai' = 'chintai', query: Query = {}) =>
  withQuery(`/listings/${site}`, query)

export const toListing = (site: 'chintai' | 'baibai', bukkenNo: string) =>
  `/listings/${site}/${bukkenNo}`

export const toCalendar = (query: Query = {}) => withQuery('/calendar', query)

export const toImports = (query: Query = {}) => withQuery('/imports', query)
export const toImport = (importId: string) => `/imports/${importId}`
export const toMails = (query: Query = {}) => withQuery('/mails', query)
export const toRecords = (query: Query = {}) => withQuery('/records', query)

/** The same screen with other conditions. */
export const toFilter = (query: Query) => withQuery('', query) || '?'

export const toContent = (kind = 'news_chintai', query: Query = {}) =>
  withQuery(`/content/${kind}`, query)
export const toThing = (kind: string, id: string | number) => `/content/${kind}/${id}`

/** Conditions without a value are left out of the address. */
function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(filled).toString()
  return text ? `${path}?${text}` : path
}

/** One enquiry, listing or piece of content: on a phone what is done there takes the place of the menu. */
export const hasOwnBar = (pathname: string) =>
  /^\/(inbox|listings\/\w+|content\/\w+)\/\d+$/.test(pathname)
