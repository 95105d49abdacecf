import { crumbsFrom } from '@sumai/platform'
import { lateForm } from '../form-page/late-form.ts'
import type { ReservationOptions } from './reservation-content.late.tsx'
import type { TargetsOf } from './targets-data.ts'

type Options = Omit<ReservationOptions, 'heading' | 'targetsOf' | 'paths'> & {
  title: string
  description: string
  /** Comes with the form. */
  targets: () => Promise<TargetsOf>
  paths: ReservationOptions['paths'] & { top: string }
}

/** 来店予約 of a site. */
export const reservationPage = ({ site, title, description, targets, paths }: Options) =>
  lateForm(
    async () => {
      const content = import(
        /* webpackChunkName: "reservation-form" */ './reservation-content.late.tsx'
      )
      const [{ reservationContent }, targetsOf] = await Promise.all([content, targets()])
      return reservationContent({ site, heading: title, targetsOf, paths })
    },
    {
      site,
      title,
      breadcrumbs: crumbsFrom(paths.top)('来店予約'),
      description,
    },
  )
