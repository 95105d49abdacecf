import { crumbsFrom } from '@sumai/platform'
import { formRoute } from '../form-page/form-route.ts'
import type { ReservationOptions } from './reservation-content.late.tsx'
import type { TargetsModule } from './targets-data.ts'

type Options<Room> = Omit<ReservationOptions, 'targetsOf'> & {
  description: string
  /** Comes with the form. */
  targets: () => Promise<TargetsModule<Room>>
  paths: { top: string; room: (room: Room) => string }
}

/** 来店予約 of a site. */
export function reservationRoute<Room>({ description, targets, ...options }: Options<Room>) {
  const { site, title, paths } = options
  const load = async () => {
    const [{ reservationContent }, { targetsOf }] = await Promise.all([
      import(/* webpackChunkName: "home-forms" */ './reservation-content.late.tsx'),
      targets(),
    ])
    return reservationContent({ ...options, targetsOf: targetsOf(paths.room) })
  }
  const breadcrumbs = crumbsFrom(paths.top)('来店予約')
  return formRoute(load, { site, title, breadcrumbs, description })
}
