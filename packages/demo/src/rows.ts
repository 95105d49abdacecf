import type { CamelKey } from '@sumai/api-client/camelized'
import type { investment } from '@sumai/api-client/contract/baibai-invest'
import type { ground, rights, zoning } from '@sumai/api-client/contract/baibai-land'
import type { baibaiMoney, kanri } from '@sumai/api-client/contract/baibai-money'
import type { baibaiRoom } from '@sumai/api-client/contract/baibai-room'
import type { areas, structure } from '@sumai/api-client/contract/baibai-structure'
import type { banner } from '@sumai/api-client/contract/banner'
import type { performance, place, tatemonoFacts } from '@sumai/api-client/contract/building'
import type { chintaiMoney } from '@sumai/api-client/contract/chintai-money'
import type {
  chintaiContract,
  chintaiExtras,
  chintaiSpace,
} from '@sumai/api-client/contract/chintai-terms'
import type { content, seminarSession } from '@sumai/api-client/contract/content'
import type { madori } from '@sumai/api-client/contract/layout'
import type { freshness, headline, pictures } from '@sumai/api-client/contract/listing'
import type { school } from '@sumai/api-client/contract/school'
import type { shop } from '@sumai/api-client/contract/shop'
import type { colleague } from '@sumai/api-client/contract/site-body'
import type { ChintaiBukkenType } from '@sumai/api-client/contract/words'
import type { z } from 'zod'

/**
 * What the demo writes into the tables of the API, table by table. The columns are the fields of
 * the contract in camelCase; documents inside a column stay as they are on the wire. What the API
 * computes with every write is left out, and so are labels. apps/api/src/demo/fill.ts checks that
 * no column of a table is missing and that none is invented.
 */
type Row<Schema extends z.ZodType> = {
  [Key in keyof z.output<Schema> as Key extends `${string}_label`
    ? never
    : CamelKey<Key & string>]: z.output<Schema>[Key]
}

/** A row whose moments are what the database takes instead of texts. */
type Dated<Fields, Moments extends keyof Fields> = Omit<Fields, Moments> & {
  [Key in Moments]: Fields[Key] extends string ? Date : Date | null
}

export type SchoolRow = Omit<Row<typeof school>, 'chintaiBukkenSuu' | 'baibaiBukkenSuu'>
export type ShopRow = Omit<Row<typeof shop>, 'chintaiCount' | 'baibaiCount' | 'staffsCount'> & {
  inquiryEmails: string[]
  /** No label of a code: the shop's own words for its closing days. */
  teikyuLabel: string
}
export type StaffRow = Row<typeof colleague>
export type BannerRow = Dated<Row<typeof banner>, 'startAt' | 'endAt'>
export type SessionRow = { contentId: number } & Dated<
  Row<typeof seminarSession>,
  'startAt' | 'endAt' | 'applyDeadline'
>
/** Without its number: contents.ts numbers them all. */
export type ContentRow = Dated<
  Omit<Row<typeof content>, 'contentId' | 'sessions'>,
  'publishAt' | 'expireAt'
> & { updatedAt: Date }

type Written = { createdAt: Date; updatedAt: Date; version: number }

/** Where it is; the block number is for the staff only. */
export type PlaceColumns = Row<typeof place> & { banchi: string | null }

type Listing = Row<typeof headline> &
  Omit<Row<typeof freshness>, keyof Written> &
  Written & { closedDate: string | null }

export type BuildingRow = PlaceColumns &
  Omit<Row<typeof tatemonoFacts>, 'chikuYear' | 'isShinchiku'> &
  Row<typeof performance> &
  Pick<Row<typeof pictures>, 'photos'> &
  Written & {
    tmNo: string
    tmName: string
    tmNameKana: string | null
    isTmNameDisp: boolean
    bukkenType: ChintaiBukkenType
    shubetu: number
    zip: string | null
    isMinyukyo: boolean
    comment: string | null
  }

export type RoomRow = Listing &
  Omit<
    Row<typeof chintaiMoney>,
    'getsuSogaku' | 'getsuSogakuItems' | 'shokiHiyo' | 'shokiHiyoItems'
  > &
  Row<typeof chintaiContract> &
  Row<typeof madori> &
  Row<typeof chintaiSpace> &
  Row<typeof chintaiExtras> &
  Omit<Row<typeof pictures>, 'photoCount'> & { tmNo: string; isRoomNoDisp: boolean }

type Price = Row<typeof baibaiMoney>
type Sale = Row<typeof baibaiRoom>
type OfSomeListings = 'setsubijoken' | 'kodawariKozo' | 'biko'

/** A property names what it has; the API completes it as one that the staff enter. */
export type PropertyRow = Omit<Listing, OfSomeListings> &
  PlaceColumns &
  Pick<Price, 'kakaku' | 'kakakuZeiKbn' | 'kakakuRireki'> &
  Pick<Sale, 'bukkenType' | 'name' | 'hikiwatashiJiki' | 'photos' | 'hazard'> & {
    baikaiKigen: string | null
  } & Partial<
    Pick<Listing, OfSomeListings> &
      Pick<
        Price,
        'kakakuTo' | 'kanrihi' | 'shuzenTsumitate' | 'sonotaGetsugaku' | 'koteiShisanZei'
      > &
      Pick<
        Sale,
        | 'toushiBukkenType'
        | 'bukkenKbn'
        | 'bunjo'
        | 'hikiwatashiDate'
        | 'panoramaUrls'
        | 'movieUrl'
        | 'zumenUrl'
      > & { isMinyukyo: boolean } & Row<typeof kanri> &
      Row<typeof madori> &
      Omit<Row<typeof areas>, 'men'> &
      Omit<Row<typeof structure>, 'chikuYear' | 'isShinchiku'> &
      Row<typeof rights> &
      Row<typeof zoning> &
      Omit<Row<typeof ground>, 'isChoseiKuiki'> &
      Omit<Row<typeof performance>, 'hazard'> &
      Omit<Row<typeof investment>, 'jisshitsuRimawari'>
  >
