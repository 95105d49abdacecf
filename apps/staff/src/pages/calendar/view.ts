import { isDay } from '@sumai/domain/forms/date-fields'
import { isoDay } from '@sumai/format/dates'
import { useSearchParams } from 'react-router'
import { toCalendar } from '../../paths.ts'
import { currentSession } from '../../session/session-state.ts'

/** What of the calendar is looked at: all of it stands in the address. */
export type View = {
  tenpoNo: string
  day: string
  /** One day instead of its week. */
  isOneDay: boolean
  /** Number of a member of the staff, whose bookings alone are shown. */
  syainNo: string | undefined
  /** Key of what is opened. */
  open: string | undefined
}

export function readView(query: URLSearchParams): View {
  const day = query.get('day') ?? ''
  const staff = currentSession()?.staff
  // A shop sees its own calendar whatever the address says.
  const asked = staff?.userType === 'admin' ? query.get('shop') : null
  return {
    tenpoNo: asked ?? staff?.tenpoNo ?? '',
    day: isDay(day) ? day : isoDay(new Date()),
    isOneDay: query.get('view') === 'day',
    syainNo: query.get('staff') ?? undefined,
    open: query.get('open') ?? undefined,
  }
}

/** What is opened when a visit is entered. */
export const NEW_BOOKING = 'new'

/** The address of a view; what is usual is left out. */
export function addressOf({ tenpoNo, day, isOneDay, syainNo, open }: View): string {
  return toCalendar({
    shop: tenpoNo === currentSession()?.staff.tenpoNo ? undefined : tenpoNo,
    day: day === isoDay(new Date()) ? undefined : day,
    view: isOneDay ? 'day' : undefined,
    staff: syainNo,
    open,
  })
}

export const useView = () => readView(useSearchParams()[0])
