import { type OpeningHours, openingAt, openingLabel } from '@sumai/domain/opening-hours'
import { Badge } from '@sumai/ui/badge'
import { useNow } from '@sumai/ui/use-now'

const TONES = { open: 'ok', before: 'info', after: 'line', closed: 'line' } as const

type Props = {
  hours: OpeningHours
  /** ISO 8601 */
  renderedAt: string
}

/** 本日営業中 18:30まで, kept up to date while the page is open. */
export function ShopOpening({ hours, renderedAt }: Props) {
  const opening = openingAt(hours, useNow(renderedAt))
  return <Badge tone={TONES[opening.status]}>{openingLabel(opening)}</Badge>
}
