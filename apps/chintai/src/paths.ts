import { crumbsFrom } from '@sumai/platform'

type Room = { cityCode: string; bukkenNo: string }

/** Listings as a query names them. */
const named = (numbers: readonly string[]) => numbers.map((number) => `bukken_no[]=${number}`)

/** Where people go to, as a query names it. */
const goingTo = (commute: readonly string[]) => commute.map((place) => `commute=${place}`)

const withQuery = (path: string, query: readonly string[]) =>
  query.length > 0 ? `${path}?${query.join('&')}` : path

/**
 * Where the pages of this site lie. Searches with several conditions are written by
 * packages/domain/src/search-url, which only the search page loads.
 */
export const paths = {
  top: '/',
  search: '/search',
  /** At and below these lie the pages that lead to a search, and the rooms; for the menu. */
  searching: '/searching',
  rooms: '/articles/room',
  newest: '/search?order=new',
  searchOnMap: '/search?view=map',
  /** A search by one term: a city, a station, an area, a feature. */
  term: (slug: string) => `/search/${slug}`,
  /** Homes of a kind in a city, both by their terms. */
  kindInCity: (slug: string, kind: string) => `/search/${slug}/${kind}`,
  /** Homes in the district of a school, by its number. */
  inDistrict: (level: 'shogakko_no' | 'chugakko_no', school: string) =>
    `/search?${level}[]=${school}`,
  searchByStation: '/searching/station',
  searchBySchool: '/searching/school',
  searchByTerm: '/searching/term',
  room: ({ cityCode, bukkenNo }: Room) => `/articles/room/${cityCode}/${bukkenNo}`,
  building: ({ cityCode, tmNo }: { cityCode: string; tmNo: string }) =>
    `/articles/building/${cityCode}/${tmNo}`,
  /** The favourites; with numbers, a shared list. */
  favourites: (numbers: readonly string[] = [], commute: readonly string[] = []) =>
    withQuery('/favorite', [...named(numbers), ...goingTo(commute)]),
  /** The table of those picked for comparison, with the minutes to where people go. */
  compare: (commute: readonly string[] = []) =>
    withQuery('/favorite', ['view=compare', ...goingTo(commute)]),
  history: '/history',
  propertyForm: '/property',
  propertyThanks: '/property/thanks',
  /** The enquiry form, about one room. */
  property: (bukkenNo: string) => `/property?bukken_no[]=${bukkenNo}`,
  /** The same about several rooms, ten at most. */
  properties: (numbers: readonly string[]) => withQuery('/property', named(numbers)),
  reservationForm: '/reservation',
  reservationThanks: '/reservation/thanks',
  /** A booking, by the token of the link in its mails. */
  manageBooking: '/reservation/manage',
  /** The same, after it was changed. */
  manage: (token: string, done: 'moved' | 'cancelled') =>
    `/reservation/manage?token=${token}&done=${done}`,
  /** The visit form, at one shop, to see one room. */
  reservation: ({ tenpoNo, bukkenNo }: { tenpoNo: string; bukkenNo: string }) =>
    `/reservation?tenpo_no=${tenpoNo}&bukken_no[]=${bukkenNo}`,
  /** The same, to be advised at a shop. */
  visitShop: (tenpoNo: string) => `/reservation?tenpo_no=${tenpoNo}`,
  request: '/request',
  /** The same, filled in with the fields of a search. */
  requestFor: (fields: readonly (readonly [string, string])[]) => {
    const query = new URLSearchParams(fields.map(([name, value]) => [name, value]))
    return query.size > 0 ? `/request?${query}` : '/request'
  },
  /** Suggestions for words being typed. */
  suggestions: '/searching/words',
  /** What the map of a search shows; asked by the map alone. */
  mapOf: (search: string) => `/searching/map?${new URLSearchParams({ search })}`,
  /** How many rooms are new in saved searches; asked by their list alone. */
  newInSearches: (searches: readonly { address: string; seenAt: string }[]) =>
    `/searching/saved?${new URLSearchParams(
      searches.flatMap(({ address, seenAt }) => [
        ['search', address],
        ['seen', seenAt],
      ]),
    )}`,
  /** Atom: the newest rooms of a city. */
  feed: (slug: string) => `/feeds/${slug}.xml`,
  mailAlert: '/mail-alert',
  /** The same, for a search by its address. */
  mailAlertFor: (search: string) => `/mail-alert?${new URLSearchParams({ search })}`,
  mailAlertThanks: '/mail-alert/thanks',
  requestThanks: '/request/thanks',
  /** How many rooms match; asked by the form alone. */
  requestCount: '/request/count',
  library: '/articles',
  buildings: '/articles/building',
  buildingsOf: (cityCode: string) => `/articles/building/${cityCode}`,
  /** Buildings by a row of the kana table. */
  buildingsByKana: (kana: string) => `/articles/building?kana=${encodeURIComponent(kana)}`,
  buildingForm: '/property-building',
  /** The form about one building. */
  askBuilding: (tmNo: string) => `/property-building?tm_no=${tmNo}`,
  buildingThanks: '/property-building/thanks',
  seminarApply: '/owner/seminar/apply',
  seminarApplyThanks: '/owner/seminar/apply/thanks',
  /** The address of a postal code, for forms. */
  postalCode: '/postal-code',
  contact: '/contact',
  contactThanks: '/contact/thanks',
  company: '/company',
  shops: '/company/shop',
  /** The shops of an area, by its `area_no`. */
  shopsOf: (areaNo: number) => `/company/shop?area_no=${areaNo}`,
  shop: (tenpoNo: string) => `/company/shop/${tenpoNo}`,
  promise: '/promise',
  newsList: '/news',
  news: (contentId: number) => `/news/${contentId}`,
  newsCategory: (tagId: number) => `/news/category/${tagId}`,
  infoList: '/info',
  infoOfArea: (areaNo: number) => `/info?area_no=${areaNo}`,
  info: (contentId: number) => `/info/${contentId}`,
  questions: '/oshiete',
  question: (contentId: number) => `/oshiete/${contentId}`,
  questionCategory: (tagId: number) => `/oshiete/category/${tagId}`,
  /** The contact form, opened for a question. */
  ask: '/contact?category=rent',
  owner: '/owner',
  ownerStrength: '/owner/strength',
  ownerRegeneration: '/owner/regeneration',
  ownerUtilization: '/owner/utilization',
  /** The contact form, opened for an owner. */
  ownerAsk: '/contact?category=owner',
  seminar: (contentId: number) => `/owner/seminar/${contentId}`,
  ownerSeminar: '/owner/seminar',
  /** The application for one date of a seminar. */
  seminarSession: (contentId: number, sessionNo: number) =>
    `/owner/seminar/apply?id=${contentId}&session=${sessionNo}`,
  privacy: '/privacypolicy',
  mapCredits: '/map_credits',
  links: '/linklist',
  sitemap: '/sitemap',
  searchByArea: '/searching/area',
  /** Pages of the other site that this one leads to. */
  salesSite: {
    top: '/baibai',
    buy: '/baibai/buy',
    sell: '/baibai/sell',
    investment: '/baibai/investment',
    voices: '/baibai/customer',
  },
}

/** The breadcrumbs of a page: the pages above it, then its own name. */
export const crumbs = crumbsFrom(paths.top)
