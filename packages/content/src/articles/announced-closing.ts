import type { OpeningHours } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay } from '@sumai/format/dates'

type Article = { title: string; publishAt: string }

/** The closing of a shop that an article names in its title, and the week before its first day. */
export function announcedClosing({ title, publishAt }: Article, { holidays }: OpeningHours) {
  const closing = holidays.find(({ label }) => title.includes(label))
  if (!closing) return null
  const year = inTokyo(publishAt).year()
  const isOver = `${year}-${closing.from}` < isoDay(publishAt)
  const first = inTokyo(`${isOver ? year + 1 : year}-${closing.from}`)
  return { label: closing.label, from: first.subtract(1, 'week').format('YYYY-MM-DD') }
}
