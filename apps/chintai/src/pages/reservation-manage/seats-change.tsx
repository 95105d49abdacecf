import { Form } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { RadioGroup } from '@sumai/ui/choice-group'
import { Select } from '@sumai/ui/controls'
import { Field } from '@sumai/ui/field'
import { sessionChoices, sessionText } from '../../components/session-choices.ts'
import css from './manage.module.css'
import type { Refusal } from './manage-action.ts'
import type { ManageData, Reservation } from './manage-data.ts'

type Props = {
  reservation: Reservation
  seminar: NonNullable<ManageData['seminar']>
  now: string
  refusal: Refusal | undefined
  isBusy: boolean
}

const PEOPLE = ['1', '2', '3', '4'].map((value) => ({ value, label: `${value}人` }))

/** Another date of the seminar, or another number of people. */
export function SeatsChange({ reservation, seminar, now, refusal, isBusy }: Props) {
  const { values = {}, errors = {} } = refusal ?? {}
  const sessions = seminar.sessions ?? []
  const own = String(reservation.sessionNo)
  const choices = [
    ...sessions
      .filter(({ sessionNo }) => String(sessionNo) === own)
      .map((session) => ({ value: own, label: `${sessionText(session)}（いまのご予約）` })),
    ...sessionChoices(sessions, now).filter(({ value }) => value !== own),
  ]
  return (
    <Form method="post" replace className={css.form}>
      <input type="hidden" name="sequence" value={reservation.sequence} />
      <RadioGroup
        name="session_no"
        label="日程"
        stacked
        choices={choices}
        defaultValue={values.session_no ?? own}
        error={errors.session_no}
      />
      <Field name="ninzu" label="参加人数" error={errors.ninzu}>
        <Select choices={PEOPLE} defaultValue={values.ninzu ?? String(reservation.people)} />
      </Field>
      <div className={css.ways}>
        <Button type="submit" name="do" value="move" variant="accent" size="l" busy={isBusy}>
          この内容に変更する
        </Button>
      </div>
    </Form>
  )
}
