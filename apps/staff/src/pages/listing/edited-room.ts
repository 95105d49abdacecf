import type { BoshuStatus } from '@sumai/api-client/contract/words'
import type { Site } from '../listings/site.ts'

/** Values by the names of the client: `hyYachin`. */
export type Values = Readonly<Record<string, unknown>>

/** What an editor can be of: a listing of either site, or a building. */
export type Kind = Site | 'tatemono'

/** It as its editor has it; which fields there are stands in fields/. A building has no status. */
export type EditedRoom = Values & { version: number; boshuStatus?: BoshuStatus }

export const numberOf = ({ bukkenNo, tmNo }: EditedRoom): string => String(bukkenNo ?? tmNo)

/** `hy_yachin`, as labels and messages call a field, is `hyYachin` in values. */
export const keyOf = (field: string) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
