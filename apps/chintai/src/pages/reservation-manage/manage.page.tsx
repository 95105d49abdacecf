import {
  type RouteHandle,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { crumbs, paths } from '../../paths.ts'
import { BookedPart } from './booked-part.tsx'
import { ClosedPart } from './closed-part.tsx'
import css from './manage.module.css'
import { changeBooking, type Refusal } from './manage-action.ts'
import { type ManageData, manageData } from './manage-data.ts'

export const loader = manageData
export const action = changeBooking

export const handle = {
  title: 'ご予約の確認・変更',
  description: 'ご予約の日時を変更したり、取り消したりできます。',
  heading: null,
  breadcrumbs: crumbs(['来店予約', paths.reservationForm], 'ご予約の確認・変更'),
  layout: 'chintai-bare',
  robots: 'noindex,nofollow',
  cache: 'no-store',
} satisfies RouteHandle<ManageData>

/** After a refusal too: somebody else has taken the time, or the booking has changed. */
export const shouldRevalidate = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate || actionStatus >= 400

export function Component() {
  const found = useLoaderData() as ManageData
  const refusal = useActionData() as Refusal | undefined
  const { reservation } = found
  return (
    <Container reading>
      <div className={css.page}>
        {reservation?.status === 'booked' ? (
          <BookedPart {...found} reservation={reservation} refusal={refusal} />
        ) : (
          <ClosedPart {...found} />
        )}
      </div>
    </Container>
  )
}
