import { type Appointment, calendarFile } from '@sumai/domain/calendar-file'
import { ButtonAnchor } from '@sumai/ui/button'
import { CalendarIcon } from '@sumai/ui/icon'

type Props = { appointment: Appointment; name: string }

/** Saves an appointment; the file lies in the link itself, so that nobody has to be asked for it. */
export const CalendarLink = ({ appointment, name }: Props) => (
  <ButtonAnchor
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment))}`}
    download={`${name}.ics`}
  >
    <CalendarIcon />
    カレンダーに登録
  </ButtonAnchor>
)
