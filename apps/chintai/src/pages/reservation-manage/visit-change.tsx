import { timesOf } from '@sumai/domain/opening-hours'
import { VisitPicker } from '@sumai/forms/visit-picker'
import { Form } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import css from './manage.module.css'
import type { Refusal } from './manage-action.ts'
import type { ManageData, Reservation } from './manage-data.ts'

type Props = {
  reservation: Reservation
  shop: ManageData['shop']
  slots: NonNullable<ManageData['slots']>
  refusal: Refusal | undefined
  isBusy: boolean
}

/** Another day and time at the same shop; without JavaScript the API says what is free. */
export function VisitChange({ reservation, shop, slots, refusal, isBusy }: Props) {
  const { values = {}, errors = {} } = refusal ?? {}
  const slotsOf = (day: string) =>
    slots.days.find(({ date }) => date === day)?.slots ??
    (shop && day === '' ? timesOf(shop).map((time) => ({ time })) : [])
  const firstFree = slots.days.find((day) => day.slots.some(({ isFull }) => !isFull))?.date
  return (
    <Form method="post" replace className={css.form}>
      <input type="hidden" name="sequence" value={reservation.sequence} />
      <VisitPicker
        names={{ date: 'date', time: 'time' }}
        labels={{ date: '新しい日にち', time: '新しい時間' }}
        required
        today={slots.today}
        min={slots.today}
        max={slots.lastDay}
        isClosed={(at) => !slots.days.some(({ date, slots: all }) => date === at && all.length > 0)}
        errors={{ date: errors.date, time: errors.time }}
        defaultVisit={{ date: values.date ?? '', time: values.time ?? '' }}
        {...{ slotsOf, firstFree }}
        {...(shop && { note: `${shop.tenpoName}の定休日は${shop.teikyuLabel}です。` })}
      />
      <div className={css.ways}>
        <Button type="submit" name="do" value="move" variant="accent" size="l" busy={isBusy}>
          この日時に変更する
        </Button>
      </div>
    </Form>
  )
}
