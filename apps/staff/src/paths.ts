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

export const toBuildings = (query: Query = {}) => withQuery('/buildings', query)

/** The editor of a listing or of a building. */
export const toEditor = ({ kind, no }: { kind: string; no: string }) =>
  kind === 'tatemono' ? `/buildings/${no}` : `/listings/${kind}/${no}`

/** A new home; `tm` is the building that was chosen for it. */
export const toNewListing = (query: { site?: string; tm?: string } = {}) =>
  withQuery('/listings/new', query)

/** Of which home the pictures are that were taken before one was chosen. */
export const toChooseHome = () => '/camera/home'

/** The camera, of a listing or before there is one. */
export const toCamera = (owner?: { kind: string; no: string }) =>
  owner ? `/camera/${owner.kind}/${owner.no}` : '/camera'

/** Conditions without a value are left out of the address. */
function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(filled).toString()
  return text ? `${path}?${text}` : path
}

/** On a phone what is done there takes the place of the menu. */
export const hasOwnBar = (pathname: string) =>
  /^\/(inbox|listings\/\w+|content\/\w+|buildings)\/\d+$|^\/camera/.test(pathname)
