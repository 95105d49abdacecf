import { formatTime } from '@sumai/format/dates'
import { useNow } from '@sumai/ui/use-now'
import { sayDay, sayWhole } from './say-day.ts'

type Props = {
  /** ISO 8601. */
  at: string
}

/** A day and a time as colleagues say it; the whole date for readers and on pointing. */
export function Moment({ at }: Props) {
  const now = useNow(at)
  return (
    <time dateTime={at} title={sayWhole(at)}>
      {sayDay(at, now)} {formatTime(at)}
    </time>
  )
}
