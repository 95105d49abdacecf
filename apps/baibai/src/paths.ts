import type { BaibaiBukkenType } from '@sumai/domain/codes'
import { crumbsFrom } from '@sumai/platform'

/** The kinds of homes, as the path of a search spells them. */
const KINDS = {
  hanbai_mansion: 'sale-used-condo',
  hanbai_chuko: 'sale-used-house',
  hanbai_shinchiku: 'sale-new-house',
  tateuri: 'sale-new-development',
  hanbai_tochi: 'sale-lot',
} as const satisfies Partial<Record<BaibaiBukkenType, string>>

export type HomeKind = keyof typeof KINDS

export const isHomeKind = (type: BaibaiBukkenType): type is HomeKind => type in KINDS

/** Listings as a query names them. */
const named = (numbers: readonly string[]) => numbers.map((number) => `bukken_no[]=${number}`)

/** Where people go to, as a query names it. */
const goingTo = (commute: readonly string[]) => commute.map((place) => `commute=${place}`)

const withQuery = (path: string, query: readonly string[]) =>
  query.length > 0 ? `${path}?${query.join('&')}` : path

const tateuriSite = (bukkenNo: string) => `/baibai/tateuri/${bukkenNo}`

type RoomAddress = { cityCode: string; bukkenNo: string; bukkenType: BaibaiBukkenType }

/**
 * Where the pages of this site lie. Searches with several conditions are written by
 * packages/domain/src/search-url, which only the search page loads.
 */
export const paths = {
  top: '/baibai',
  search: '/baibai/search',
  /** Homes up to a price, yen. */
  upTo: (kakaku: number) => `/baibai/search?kakaku_max=${kakaku}`,
  /** At and below these lie the pages that lead to a search, and the homes; for the menu. */
  searching: '/baibai/searching',
  searchingInvestments: '/baibai/searching_invest',
  rooms: '/baibai/articles',
  newest: '/baibai/search?order=new',
  searchOnMap: '/baibai/search?view=map',
  investmentsOnMap: '/baibai/search_invest?view=map',
  priceDowns: '/baibai/search?order=nesage_desc',
  kind: (kind: HomeKind) => `/baibai/search/${KINDS[kind]}`,
  /** A search by one place: a city, a station, an area, a school. */
  place: (slug: string) => `/baibai/search/${slug}`,
  /** By the query `bukken_type`. */
  ofType: (type: BaibaiBukkenType) => `/baibai/search?bukken_type=${type}`,
  /** Homes in the district of a school, by its number. */
  inDistrict: (level: 'shogakko_no' | 'chugakko_no', school: string) =>
    `/baibai/search?${level}[]=${school}`,
  searchByArea: '/baibai/searching/area',
  searchByStation: '/baibai/searching/station',
  searchBySchool: '/baibai/searching/school',
  kindInCity: (slug: string, kind: HomeKind) => `/baibai/search/${slug}/${KINDS[kind]}`,
  /** Investment properties, everywhere or in one city. */
  investments: (slug?: string) => `/baibai/search_invest${slug ? `/${slug}` : ''}`,
  searchByTerm: '/baibai/searching/term',
  investmentTerms: '/baibai/searching_invest/term',
  /** Suggestions for words being typed. */
  suggestions: '/baibai/searching/words',
  /** What the map of a search shows; asked by the map alone. */
  mapOf: (search: string) => `/baibai/searching/map?${new URLSearchParams({ search })}`,
  /** How many listings are new in saved searches; asked by their list alone. */
  newInSearches: (searches: readonly { address: string; seenAt: string }[]) =>
    `/baibai/searching/saved?${new URLSearchParams(
      searches.flatMap(({ address, seenAt }) => [
        ['search', address],
        ['seen', seenAt],
      ]),
    )}`,
  investment: '/baibai/investment',
  satei: '/baibai/satei',
  /** The valuation, opened for a purchase by the agency itself. */
  sateiOfKaitori: '/baibai/satei?satei_method=kaitori',
  buy: '/baibai/buy',
  sell: '/baibai/sell',
  kaitori: '/baibai/kaitori',
  sales: '/baibai/sales',
  renovation: '/baibai/renovation',
  tateuri: '/baibai/tateuri',
  tateuriList: '/baibai/tateuri/list',
  tateuriOfArea: (areaNo: number) => `/baibai/tateuri/list?area_no=${areaNo}`,
  reform: '/baibai/search/reform',
  investmentsOfKind: (kind: string) => `/baibai/search_invest/${kind}`,
  reservationAt: (tenpoNo: string) => `/baibai/reservation?tenpo_no=${tenpoNo}`,
  shopsOfArea: (areaNo: number) => `/baibai/shop?area_no=${areaNo}`,
  tateuriSite,
  /** A site of new houses has a page of its own. */
  room: ({ cityCode, bukkenNo, bukkenType }: RoomAddress) =>
    bukkenType === 'tateuri'
      ? tateuriSite(bukkenNo)
      : `/baibai/articles/room/${cityCode}/${bukkenNo}`,
  sateiThanks: '/baibai/satei/thanks',
  /** What comparable homes are offered for; asked by the form alone. */
  sateiMarket: '/baibai/satei/market',
  /** The address of a postal code, for forms. */
  postalCode: '/baibai/postal-code',
  /** The favourites; with numbers, a shared list. */
  favourites: (numbers: readonly string[] = [], commute: readonly string[] = []) =>
    withQuery('/baibai/favorite', [...named(numbers), ...goingTo(commute)]),
  /** The table of those picked for comparison, with the minutes to where people go. */
  compare: (commute: readonly string[] = []) =>
    withQuery('/baibai/favorite', ['view=compare', ...goingTo(commute)]),
  history: '/baibai/history',
  propertyForm: '/baibai/property',
  propertyThanks: '/baibai/property/thanks',
  /** The enquiry form, about one listing. */
  property: (bukkenNo: string) => `/baibai/property?bukken_no[]=${bukkenNo}`,
  /** The same about several listings, ten at most. */
  properties: (numbers: readonly string[]) => withQuery('/baibai/property', named(numbers)),
  reservationForm: '/baibai/reservation',
  reservationThanks: '/baibai/reservation/thanks',
  /** The visit form, at one shop, to see one property. */
  reservation: ({ tenpoNo, bukkenNo }: { tenpoNo: string; bukkenNo: string }) =>
    `/baibai/reservation?tenpo_no=${tenpoNo}&bukken_no[]=${bukkenNo}`,
  contact: '/baibai/contact',
  contactThanks: '/baibai/contact/thanks',
  privacy: '/baibai/privacypolicy',
  shops: '/baibai/shop',
  shop: (tenpoNo: string) => `/baibai/shop/${tenpoNo}`,
  mailAlert: '/baibai/mail-alert',
  /** The same, for a search by its address. */
  mailAlertFor: (search: string) => `/baibai/mail-alert?${new URLSearchParams({ search })}`,
  mailAlertThanks: '/baibai/mail-alert/thanks',
  mailMagazine: '/baibai/mail-magazine',
  /** The same, asking for listings of one kind in one city. */
  mailMagazineFor: ({ bukkenType, cityCode }: Pick<RoomAddress, 'bukkenType' | 'cityCode'>) =>
    `/baibai/mail-magazine?bukken_type[]=${bukkenType}&city_code[]=${cityCode}`,
  mailMagazineThanks: '/baibai/mail-magazine/thanks',
  voices: '/baibai/customer',
  newsList: '/baibai/news',
  /** Atom: the news, or what is new in a city by its slug. */
  feed: (name: string) => `/baibai/feeds/${name}.xml`,
  news: (contentId: number) => `/baibai/news/${contentId}`,
  newsCategory: (tagId: number) => `/baibai/news/category/${tagId}`,
  questions: '/baibai/oshiete',
  question: (contentId: number) => `/baibai/oshiete/${contentId}`,
  questionCategory: (tagId: number) => `/baibai/oshiete/category/${tagId}`,
  /** The contact form, opened for a question. */
  ask: '/baibai/contact?category=buy',
  links: '/baibai/linklist',
  sitemap: '/baibai/sitemap',
  /** Pages of the other site that this one leads to. */
  rentalSite: {
    top: '/',
    searchByArea: '/searching/area',
    searchByStation: '/searching/station',
    searchBySchool: '/searching/school',
    searchByTerm: '/searching/term',
    request: '/request',
    owner: '/owner',
    ownerRegeneration: '/owner/regeneration',
    ownerUtilization: '/owner/utilization',
    ownerSeminar: '/owner/seminar',
    company: '/company',
    promise: '/promise',
    privacy: '/privacypolicy',
    mapCredits: '/map_credits',
  },
}

/** The breadcrumbs of a page: the pages above it, then its own name. */
export const crumbs = crumbsFrom(paths.top)
