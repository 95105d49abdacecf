import { inTokyo } from '@sumai/format/dates'

/** A moment as the wire has it: `2026-11-21T09:00:00+09:00`. */
export const timestamp = (moment: Date): string =>
  `${inTokyo(moment).format('YYYY-MM-DDTHH:mm:ss')}+09:00`

export const timestampOrNull = (moment: Date | null) => moment && timestamp(moment)
