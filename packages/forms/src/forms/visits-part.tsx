import type { VisitShop } from '@sumai/domain/forms/facts'
import { lastBookableDay, visitDateError, visitTimes } from '@sumai/domain/forms/visit-rules'
import { VISIT_LABELS, type Visit } from '@sumai/domain/forms/visits-field'
import { openingTimes } from '@sumai/format/clock-time'
import { isoDay } from '@sumai/format/dates'
import { useLoaderData } from '@sumai/platform'
import { useFormContext } from '../form-page/form-context.ts'
import { VisitPicker } from '../visits/visit-picker.tsx'
import { SecondChoice } from './second-choice.tsx'
import type { TargetsData } from './targets-data.ts'

const NAME = 'visit_dates'

/** Preferred times of a visit, within the hours of every shop concerned. */
export function VisitsPart() {
  const { shops } = useLoaderData() as TargetsData
  const { values, errorOf } = useFormContext()
  const visits = values[NAME] as readonly Visit[]
  const isSecondAsked =
    visits.length > 1 || ['date', 'time'].some((part) => errorOf(`${NAME}.1.${part}`) !== undefined)
  return (
    <>
      <VisitField index={0} visit={visits[0]} shops={shops} />
      <SecondChoice isOpen={isSecondAsked}>
        <VisitField index={1} visit={visits[1]} shops={shops} />
      </SecondChoice>
    </>
  )
}

type Props = { index: 0 | 1; visit: Visit | undefined; shops: readonly VisitShop[] }

function VisitField({ index, visit, shops }: Props) {
  const { now, errorOf, changed } = useFormContext()
  const names = { date: `${NAME}.${index}.date`, time: `${NAME}.${index}.time` }
  const labels = VISIT_LABELS[index]
  const closed = [...new Set(shops.map((shop) => `${shop.tenpoName}は${openingTimes(shop)}`))]
  return (
    <VisitPicker
      {...{ names, labels }}
      today={isoDay(now)}
      min={isoDay(now)}
      max={lastBookableDay(now)}
      isClosed={(at) => visitDateError('', at, shops, now) !== undefined}
      hint={index === 0 && closed.length > 0 ? `${closed.join('、')}の営業です。` : undefined}
      errors={{ date: errorOf(names.date), time: errorOf(names.time) }}
      defaultVisit={visit}
      slotsOf={(day) => visitTimes(shops, day, now).map((time) => ({ time }))}
      onDay={() => changed(names.date)}
    />
  )
}
