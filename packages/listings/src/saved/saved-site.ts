import type { Site } from '@sumai/shared-state'
import type { ComponentType } from 'react'
import type { LightRental, LightSale } from '../listing/listing.ts'
import type { CardProps } from '../property-card/card.tsx'
import type { CompareFact } from './compare.ts'

/** What both kinds of listing have in common on the saved pages. */
export type SavedRoom = Pick<
  LightRental | LightSale,
  'bukkenNo' | 'cityCode' | 'boshuStatus' | 'photos' | 'setsubijoken'
>

/** A change of rent or price, in yen; `date` as YYYY-MM-DD. */
export type Revision = { date: string; from: number; to: number }

/** All that the saved pages need to know of a site: each site makes one of these. */
export type SavedSite<Room extends SavedRoom> = {
  site: Site
  words: {
    /** What is looked for: 部屋, 物件. */
    listing: string
    /** What one asks of several at once: 空室を確認. */
    enquiry: string
  }
  nameOf: (room: Room) => string
  /** Rent a month or price, in yen. */
  priceOf: (room: Room) => number
  /** 6.8万円 */
  sayPrice: (yen: number) => string
  revisionsOf: (room: Room) => readonly Revision[]
  Card: ComponentType<CardProps & { room: Room }>
  facts: readonly CompareFact<Room>[]
  paths: {
    search: string
    history: string
    contact: string
    reservationForm: string
    compare: string
    /** With numbers, the list of somebody who shares them. */
    favourites: (numbers?: readonly string[]) => string
    room: (room: Room) => string
    /** Others of the kind in the same city. */
    similar: (room: Room) => string
    /** The form that asks for several, ten at most. */
    enquiry: (numbers: readonly string[]) => string
  }
}

/** What the loader of a saved page gives. */
export type SavedData<Room> = {
  /** The numbers of the address: a list that somebody shares. Empty on the visitor's own pages. */
  numbers: readonly string[]
  /** Those of them that are known, ended ones too. */
  rooms: readonly Room[]
  renderedAt: string
}

/** Of one enquiry. */
export const ENQUIRY_MAX = 10
