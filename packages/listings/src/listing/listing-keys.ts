/** What cards and rows show of a listing, key by key of the API's light form. */
const SHARED = [
  ...['bukkenNo', 'cityCode', 'boshuStatus', 'boshuStatusLabel', 'bukkenTypeLabel'],
  ...['madoriLabel', 'senyuMen', 'chikuYear', 'kai', 'addressDisp', 'photoCount', 'koukaiDate'],
] as const

export const RENTAL_KEYS = [
  ...SHARED,
  ...['title', 'tmName', 'roomNo', 'hyYachin', 'kyoekihi', 'shikikin', 'shikikinKbn'],
  ...['reikin', 'reikinKbn', 'chijoKaisu'],
] as const

export const SALE_KEYS = [
  ...SHARED,
  ...['name', 'bukkenType', 'kakaku', 'kakakuTo', 'getsuSogaku', 'tatemonoMen', 'tochiMen'],
  'kanseiYm',
  ...['tsuboTanka', 'isNoCondition', 'isFuruya', 'youtoChiikiLabel', 'sokosu', 'kozoLabel'],
  ...['shuekiRimawari', 'rimawariKbn', 'jisshitsuRimawari', 'nenkanShunyu', 'nyukyoRitsu'],
] as const

export const ACCESS_KEYS = [
  'lineCode',
  'ekiCode',
  'ekiName',
  'busFun',
  'busTei',
  'tohoFun',
] as const

export const PHOTO_KEYS = ['url', 'type', 'width', 'height'] as const
