import { formatDate } from '@sumai/format/dates'
import type { Fact } from '../facts.ts'

/** Without the rows that say nothing, and those that the sheet says in another place. */
export const sheetRows = (rows: readonly Fact[], saidElsewhere: readonly string[] = []): Fact[] =>
  rows.filter(
    ({ label, value }) =>
      !saidElsewhere.includes(label) && (typeof value === 'string' ? value : value.some(Boolean)),
  )

type Dates = { koukaiDate: string; koshinDate: string; jikaiKoshinDate: string }

/** How fresh the advertisement is. */
export const sheetDates = ({ koukaiDate, koshinDate, jikaiKoshinDate }: Dates): string =>
  [
    `情報公開日 ${formatDate(koukaiDate)}`,
    `更新日 ${formatDate(koshinDate)}`,
    `次回更新予定日 ${formatDate(jikaiKoshinDate)}`,
  ].join('　')
