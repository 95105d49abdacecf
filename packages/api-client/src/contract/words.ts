import { z } from 'zod'

/** The codes that are words. Codes that are numbers live in packages/domain/src/master/codes.json. */
export const siteType = z.enum(['chintai', 'baibai'])

/** `applied` is shown with a badge; `closed` for 30 days; `draft` and `hidden` to staff only. */
export const boshuStatus = z.enum(['draft', 'public', 'applied', 'closed', 'hidden'])
export const chintaiBukkenType = z.enum(['mansion', 'apartment', 'kodate', 'tenpo', 'souko'])
export const toushiBukkenType = z.enum(['toushi_mansion', 'toushi_apartment', 'toushi_other'])
export const baibaiBukkenType = z.enum([
  'hanbai_mansion',
  'hanbai_chuko',
  'hanbai_shinchiku',
  'tateuri',
  'hanbai_tochi',
  ...toushiBukkenType.options,
])
/** 区分所有, 一棟, 事業用. */
export const bukkenKbn = z.enum(['kubun', 'ittou', 'jigyou'])

/** Whether a deposit is given in months of rent or in yen. */
export const moneyUnit = z.enum(['month', 'yen'])
export const petKbn = z.enum(['no', 'cat', 'small_dog', 'both', 'consult'])
/** New (since June 1981) or old earthquake standard. */
export const taishin = z.enum(['shin', 'kyu', 'unknown'])
/** 満室想定 or 現行. */
export const rimawariKbn = z.enum(['soutei', 'genkou'])

export const chintaiOrder = z.enum([
  'recommend',
  'new',
  'yachin_asc',
  'yachin_desc',
  'total_asc',
  'shoki_asc',
  'men_desc',
  'chiku_asc',
  'toho_asc',
  'commute_asc',
])
export const baibaiOrder = z.enum([
  'recommend',
  'new',
  'kakaku_asc',
  'kakaku_desc',
  'men_desc',
  'chiku_asc',
  'toho_asc',
  'commute_asc',
  'rimawari_desc',
  'nesage_desc',
])
export const contentOrder = z.enum(['new', 'old', 'popular'])

export const contentType = z.enum([
  'news_chintai',
  'news_baibai',
  'ekimaesan_chintai',
  'ekimaesan_baibai',
  'voice',
  'seminar',
  'info',
])
export const contentStatus = z.enum(['draft', 'scheduled', 'public', 'archived'])
export const customerType = z.enum(['rent', 'buy', 'sell', 'owner'])

export const bannerType = z.enum([
  'chintai_top',
  'chintai_side',
  'baibai_top',
  'baibai_side',
  'owner_top',
])

export const inquiryType = z.enum([
  'satei',
  'request',
  'bukken',
  'tenpo',
  'seminar',
  'mailmagazine',
  'other',
])
export const inquiryForm = z.enum([
  'contact',
  'property',
  'property-building',
  'request',
  'reservation',
  'seminar-apply',
  'satei',
  'mail-magazine',
  'mail-alert',
])

export const photoType = z.enum([
  'gaikan',
  'madori',
  'living',
  'room',
  'kitchen',
  'bath',
  'toilet',
  'senmen',
  'shuno',
  'balcony',
  'genkan',
  'equip',
  'entrance',
  'common',
  'parking',
  'view',
  'around',
  'map',
  'panorama',
])

export type SiteType = z.output<typeof siteType>
export type BoshuStatus = z.output<typeof boshuStatus>
export type ChintaiBukkenType = z.output<typeof chintaiBukkenType>
export type ToushiBukkenType = z.output<typeof toushiBukkenType>
export type BaibaiBukkenType = z.output<typeof baibaiBukkenType>
export type BukkenKbn = z.output<typeof bukkenKbn>
export type MoneyUnit = z.output<typeof moneyUnit>
export type PetKbn = z.output<typeof petKbn>
export type Taishin = z.output<typeof taishin>
export type RimawariKbn = z.output<typeof rimawariKbn>
export type ContentOrder = z.output<typeof contentOrder>
export type ContentType = z.output<typeof contentType>
export type ContentStatus = z.output<typeof contentStatus>
export type CustomerType = z.output<typeof customerType>
export type BannerType = z.output<typeof bannerType>
export type InquiryType = z.output<typeof inquiryType>
export type InquiryForm = z.output<typeof inquiryForm>
export type PhotoType = z.output<typeof photoType>
