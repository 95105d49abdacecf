import { type Appointment, calendarFile } from '@sumai/domain/calendar-file'
import { ButtonAnchor } from '@sumai/ui/button'
import { CalendarIcon } from '@sumai/ui/icon'

type Props = { appointment: Appointment; name: string }

/**
 * A link that saves an appointment as a calendar file, which is a data URL: no request is needed.
 */
export const CalendarLink = ({ appointment, name }: Props) => (
  <ButtonAnchor
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment))}`}
    download={`${name}.ics`}
  >
    <CalendarIcon />
    カレンダーに登録
  </ButtonAnchor>
)
