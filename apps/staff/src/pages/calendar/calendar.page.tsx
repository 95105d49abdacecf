import { useNow } from '@sumai/ui/use-now'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { useKeys } from '../../keys/use-keys.ts'
import { queryClient } from '../../query-client.ts'
import { useIsWide } from '../listings/list/use-is-wide.ts'
import { Approvals } from './aside/approvals.tsx'
import { Opened } from './aside/opened.tsx'
import { Seats } from './aside/seats.tsx'
import { SidePanel } from './aside/side-panel.tsx'
import { BlockForm } from './blocking/block-form.tsx'
import { type Draft, draftAt } from './blocking/draft.ts'
import styles from './calendar.module.css'
import { comingQuery, shopQuery, slotsQuery, weekQuery } from './calendar.queries.ts'
import { atOf, weekOf } from './days.ts'
import { Grid } from './grid/grid.tsx'
import { hoursOf } from './grid/hours.ts'
import { useEvents } from './grid/use-events.ts'
import { CalendarHead } from './head/calendar-head.tsx'
import { WaitingStrip } from './head/waiting-strip.tsx'
import { WeekStrip } from './head/week-strip.tsx'
import { Legend } from './legend.tsx'
import { useLift } from './moving/use-lift.ts'
import { NewBookingForm } from './new-booking/new-booking-form.tsx'
import { addressOf, NEW_BOOKING, readView, useView } from './view.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { tenpoNo, day } = readView(new URL(request.url).searchParams)
  await Promise.all([
    queryClient.ensureQueryData(weekQuery(tenpoNo, day)),
    queryClient.ensureQueryData(shopQuery(tenpoNo)),
    // Without them nothing can be moved.
    queryClient.ensureQueryData(slotsQuery(tenpoNo)),
  ])
  return null
}

/** The visits, seminars and blocked times of a shop. */
export function Component() {
  const view = useView()
  const { tenpoNo, day, syainNo, isOneDay, open } = view
  const navigate = useNavigate()
  const isWide = useIsWide()
  const now = useNow(new Date().toISOString())
  const { data: read } = useQuery(weekQuery(tenpoNo, day))
  const { data: shop } = useQuery(shopQuery(tenpoNo))
  const { data: coming } = useQuery(comingQuery(tenpoNo))
  const { data: slots = [] } = useQuery(slotsQuery(tenpoNo))
  const [draft, setDraft] = useState<Draft | null>(null)
  const { events, staff, staffName } = useEvents(read, syainNo)
  const days = isWide && !isOneDay ? weekOf(day) : [day]
  const lift = useLift(slots, days)

  const hours = shop && hoursOf(shop, events)
  const close = () =>
    navigate(addressOf({ ...view, open: undefined }), { preventScrollReset: true })
  function block() {
    if (hours) setDraft(draftAt(day, atOf(now).minutes, hours))
  }
  const enter = () => void navigate(addressOf({ ...view, open: NEW_BOOKING }))
  useKeys({ B: block, C: enter })
  const isAsked = useSearchParams()[0].get('do') === 'block' && hours !== undefined
  const blockAsAsked = useEffectEvent(() => {
    block()
    navigate(addressOf(view), { replace: true })
  })
  useEffect(() => {
    if (isAsked) blockAsAsked()
  }, [isAsked])
  if (!read || !shop || !hours) return null

  const requested = (coming?.bookings ?? []).filter(({ status }) => status === 'requested')
  return (
    <main className={styles.page}>
      <CalendarHead view={view} isWide={isWide} staff={staff} onBlock={block} onEnter={enter} />
      {!isWide && (
        <>
          <WeekStrip view={view} events={events} />
          <WaitingStrip count={requested.length} />
        </>
      )}
      <div className={styles.columns}>
        <div className={styles.part}>
          <Grid
            {...{ shop, days, events, hours, lift, draft }}
            now={atOf(now)}
            onDraft={setDraft}
            opened={open}
            toOpen={(key) => addressOf({ ...view, open: key })}
          />
          {isWide && <Legend />}
        </div>
        <div className={styles.part}>
          {draft && (
            <SidePanel title="受付を止める" isFocused={false} onClose={() => setDraft(null)}>
              <BlockForm
                {...{ tenpoNo, draft, hours }}
                days={weekOf(day)}
                onDraft={setDraft}
                onClose={() => setDraft(null)}
              />
            </SidePanel>
          )}
          {open === NEW_BOOKING && (
            <SidePanel title="予約を入れる" onClose={close}>
              <NewBookingForm shop={shop} day={day} now={atOf(now)} onClose={close} />
            </SidePanel>
          )}
          <Opened opened={open} read={read} staffName={staffName} onClose={close} />
          <Approvals
            requested={requested}
            toOpen={({ startAt, receiptNo }) =>
              addressOf({ ...view, day: atOf(startAt).day, open: receiptNo })
            }
          />
          <Seats now={now} />
        </div>
      </div>
    </main>
  )
}
