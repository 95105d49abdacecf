import { baibai } from './baibai.ts'
import { chintai } from './chintai.ts'
import type { Kind } from './kind.ts'
import { shops } from './shops.ts'
import { staffs } from './staffs.ts'
import { tatemono } from './tatemono.ts'

/** In an order in which files of an empty database can be taken in: each names only earlier ones. */
export const KINDS = { shops, staffs, tatemono, chintai, baibai } satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]

export const isKindName = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(KINDS, name)
