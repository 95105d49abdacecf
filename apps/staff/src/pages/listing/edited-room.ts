import type { BoshuStatus } from '@sumai/api-client/contract/words'

/** Values by the names of the client: `hyYachin`. */
export type Values = Readonly<Record<string, unknown>>

/** A listing of either site as its editor has it; which fields there are stands in fields/. */
export type EditedRoom = Values & {
  bukkenNo: string
  version: number
  boshuStatus: BoshuStatus
  title: string
}

/** `hy_yachin`, as labels and messages call a field, is `hyYachin` in values. */
export const keyOf = (field: string) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
