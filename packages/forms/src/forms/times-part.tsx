import { bookingDateError, lastBookableDay } from '@sumai/domain/forms/visit-rules'
import { VISIT_LABELS } from '@sumai/domain/forms/visits-field'
import { timesOf } from '@sumai/domain/opening-hours'
import { isoDay } from '@sumai/format/dates'
import { useLoaderData } from '@sumai/platform'
import { useFormContext } from '../form-page/form-context.ts'
import type { Slot } from '../visits/slot-picker.tsx'
import { VisitPicker } from '../visits/visit-picker.tsx'
import type { ReservationData } from './reservation-data.ts'
import { SecondChoice } from './second-choice.tsx'

const FIRST = { date: 'date1', time: 'time1' }
const SECOND = { date: 'date2', time: 'time2' }

/** The free slots of the shop, and an optional second choice. */
export function TimesPart() {
  const { values, errorOf } = useFormContext()
  const isSecondAsked =
    values.date2 !== '' || [SECOND.date, SECOND.time].some((name) => errorOf(name) !== undefined)
  return (
    <>
      <TimeField names={FIRST} labels={VISIT_LABELS[0]} required />
      <SecondChoice isOpen={isSecondAsked}>
        <TimeField names={SECOND} labels={VISIT_LABELS[1]} />
      </SecondChoice>
    </>
  )
}

type Props = {
  names: { date: string; time: string }
  labels: { date: string; time: string }
  required?: boolean
}

function TimeField({ names, labels, required }: Props) {
  const { shops } = useLoaderData() as ReservationData
  const { now, current, errorOf, changed } = useFormContext()
  const shop = shops.find(({ tenpoNo }) => tenpoNo === current.tenpo_no)
  const { days, slotsOf } = useSlots()
  const firstFree = days?.find(({ slots }) => slots.some(({ isFull }) => !isFull))?.date
  return (
    <VisitPicker
      // Each shop has its own closing days.
      key={shop?.tenpoNo}
      {...{ names, labels, required, slotsOf }}
      firstFree={required ? firstFree : undefined}
      today={isoDay(now)}
      min={isoDay(now)}
      max={lastBookableDay(now)}
      isClosed={(day) => !!shop && bookingDateError('', day, shop, now) !== undefined}
      note={shop && `${shop.tenpoName}の定休日は${shop.teikyuLabel}です。`}
      errors={{ date: errorOf(names.date), time: errorOf(names.time) }}
      defaultVisit={{
        date: String(current[names.date] ?? ''),
        time: String(current[names.time] ?? ''),
      }}
      onDay={() => changed(names.date)}
    />
  )
}

/** The days of the chosen shop, if they are known, and the times of one; else all possible times. */
function useSlots() {
  const { slots, shops } = useLoaderData() as ReservationData
  const { current } = useFormContext()
  const days = slots?.tenpoNo === current.tenpo_no ? slots?.days : undefined
  const slotsOf = (day: string): readonly Slot[] => {
    const ofDay = days?.find(({ date }) => date === day)
    if (ofDay) return ofDay.slots
    const chosen = shops.filter(({ tenpoNo }) => tenpoNo === current.tenpo_no)
    const times = (chosen.length > 0 ? chosen : shops).flatMap(timesOf)
    return [...new Set(times)].sort().map((time) => ({ time }))
  }
  return { days, slotsOf }
}
