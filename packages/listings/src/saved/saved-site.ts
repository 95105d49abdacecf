import type { Api, CallOptions } from '@sumai/api-client'
import type { Services } from '@sumai/platform'
import type { Site } from '@sumai/shared-state'
import type { ComponentType } from 'react'
import type { RowProps } from '../list-card/list-card.tsx'
import type { LightRental, LightSale } from '../listing/listing.ts'
import type { CompareFact } from './compare.ts'

/** The fields of a listing that the saved pages need, for rent or sale. */
export type SavedRoom = Pick<
  LightRental | LightSale,
  'bukkenNo' | 'cityCode' | 'boshuStatus' | 'photos' | 'setsubijoken'
>

/** A change of rent or price, in yen; `date` as YYYY-MM-DD. */
export type Revision = { date: string; from: number; to: number }

/** What the saved pages ask for: certain listings, or the newest. */
type SavedQuery = {
  fields: 'light'
  limit: number
  order?: 'new'
  bukkenNo?: readonly string[]
  /** With those that ended within thirty days. */
  isIncludeAll?: true
  commuteTo?: readonly string[]
}

/** The settings of the saved pages; each site has one. */
export type SavedSite<Room extends SavedRoom> = {
  site: Site
  words: {
    /** The word for listings: 部屋, 物件. */
    listing: string
    /** Label of the enquiry about several: 空室を確認. */
    enquiry: string
  }
  nameOf: (room: Room) => string
  /** Rent a month or price, in yen. */
  priceOf: (room: Room) => number
  /** 6.8万円 */
  sayPrice: (yen: number) => string
  revisionsOf: (room: Room) => readonly Revision[]
  /** As a row of results names them. */
  tagsOf: (room: Room) => readonly string[]
  Row: ComponentType<RowProps & { room: Room }>
  /** Listings as cards, side by side. */
  Rail: ComponentType<{ rooms: readonly Room[]; now: string }>
  rooms: (api: Api, query: SavedQuery, options: CallOptions) => Promise<{ rooms: readonly Room[] }>
  /** Listings like one, without those of certain numbers. */
  readSimilar: (
    services: Services,
    room: Room,
    except: readonly string[],
    options: CallOptions,
  ) => Promise<readonly Room[]>
  /** The rows of the comparison; `commute`: where people go to, as a search has it. */
  factsOf: (commute: readonly string[]) => readonly CompareFact<Room>[]
  paths: {
    search: string
    /** The search, newest listings first. */
    newest: string
    history: string
    contact: string
    reservationForm: string
    compare: (commute?: readonly string[]) => string
    /** Path of the favourites; with numbers, of a shared list. */
    favourites: (numbers?: readonly string[], commute?: readonly string[]) => string
    room: (room: Room) => string
    /** Search for the same kind in the same city. */
    similar: (room: Room) => string
    /** Path of the enquiry form for at most ten listings. */
    enquiry: (numbers: readonly string[]) => string
  }
}

/** The loader data of a saved page. */
export type SavedData<Room> = {
  /** The numbers in the address of a shared list; empty for the visitor's own. */
  numbers: readonly string[]
  /** The listings of these numbers, including ended ones. */
  rooms: readonly Room[]
  /** Where people go to, in the address: the rooms say how long it takes. */
  commute: readonly string[]
  renderedAt: string
  /** What an empty list suggests. */
  newest: readonly Room[]
}
