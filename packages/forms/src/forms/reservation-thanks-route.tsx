import { BRAND, telOf } from '@sumai/domain/brand'
import { isDay, isTime } from '@sumai/domain/forms/date-fields'
import { clockTime } from '@sumai/format/clock-time'
import { formatDateWithWeekday } from '@sumai/format/dates'
import { telHref } from '@sumai/format/tel'
import {
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Facts } from '@sumai/ui/facts'
import { readReceipt } from '../form-page/receipt.ts'
import { ThanksPage } from '../form-page/thanks.tsx'
import { thanksHandle } from '../form-page/thanks-route.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { steps } from './reservation-steps.ts'
import styles from './reservation-thanks-route.module.css'

async function reservationReceipt(args: LoaderFunctionArgs, formPath: string) {
  const { searchParams } = new URL(args.request.url)
  const date = searchParams.get('date') ?? ''
  const time = searchParams.get('time') ?? ''
  return {
    thanks: await readReceipt(args, formPath),
    method: searchParams.get('method') ?? '',
    visit: isDay(date) && isTime(time) ? { date, time } : null,
    now: args.context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof reservationReceipt>>

type Options = {
  site: SiteType
  heading: string
  /** The label of the link to the search. */
  search: string
  paths: { top: string; reservationForm: string; search: string }
}

/** The thanks page of the reservation. */
export function reservationThanksRoute(options: Options) {
  const { site, heading, paths } = options
  const loader = (args: LoaderFunctionArgs) => reservationReceipt(args, paths.reservationForm)

  const handle = thanksHandle({
    site,
    title: heading,
    description: 'ご予約を受け付けました。日時と場所、受付番号をご案内します。',
    crumbs: crumbsFrom(paths.top)(['来店予約', paths.reservationForm], '完了'),
  }) satisfies RouteHandle<Data>

  return { loader, handle, Component: () => <ReservationThanks {...options} /> }
}

const MINUTES = 60
const WHERE: Readonly<Record<string, string>> = {
  online: 'オンライン相談',
  onsite: '現地待ち合わせ',
}

/** Time and place, a calendar file, and what to bring. */
function ReservationThanks({ site, heading, search, paths }: Options) {
  const { thanks, visit, method, now } = useLoaderData() as Data
  const { shop, receiptNo } = thanks
  const start = visit && `${visit.date}T${visit.time}:00+09:00`
  const when = visit && `${formatDateWithWeekday(visit.date)} ${clockTime(visit.time)}`
  const name = shop?.tenpoName ?? BRAND.name
  const tel = telOf(shop)
  const isOnline = method === 'online'
  return (
    <ThanksPage
      {...{ site, thanks, heading, steps }}
      form="reservation"
      text={
        <p>
          {when ? `${when}に、${name}でお待ちしています。` : 'ご予約をありがとうございます。'}
          内容を確認し、担当者からご連絡します。
        </p>
      }
      actions={
        <>
          {start && (
            <CalendarLink
              name={receiptNo}
              appointment={{
                uid: receiptNo,
                stamp: now,
                start,
                end: minutesAfter(start, shop?.reserveSlotMinutes ?? MINUTES),
                title: `${BRAND.name} ${name} ${WHERE[method] ?? '来店予約'}`,
                place: isOnline ? 'オンライン' : (shop?.address ?? ''),
                note: `受付番号 ${receiptNo}\n電話 ${tel}`,
              }}
            />
          )}
          <ButtonLink to={paths.search} variant="outline">
            {search}
          </ButtonLink>
        </>
      }
    >
      <section className={styles.visit}>
        <h2>ご来店について</h2>
        <Facts
          caption="ご来店について"
          rows={[
            { label: '日時', value: when },
            { label: '方法', value: WHERE[method] ?? '店舗に来店' },
            { label: '場所', value: isOnline ? null : shop && `${name} ${shop.address}` },
            { label: '道順', value: isOnline ? null : shop?.access },
            {
              label: '駐車場',
              value: shop && !isOnline && shop.parkingCount > 0 ? `${shop.parkingCount}台` : null,
            },
            {
              label: 'お持ちいただくもの',
              value:
                'ご覧になるだけの方は、特にありません。お申し込みもお考えの方は、本人確認書類（運転免許証・マイナンバーカードなど）をお持ちください。',
            },
            {
              label: '変更・取り消し',
              value: (
                <>
                  確認のメールにあるボタンから、いつでもできます。お急ぎのときは、受付番号を添えて
                  <a href={telHref(tel)}>{tel}</a>までお電話ください。
                </>
              ),
            },
          ]}
        />
      </section>
    </ThanksPage>
  )
}

const minutesAfter = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString()
