import { chintai } from './chintai.ts'
import type { Kind } from './kind.ts'
import { tatemono } from './tatemono.ts'

export const KINDS = { chintai, tatemono } satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]
