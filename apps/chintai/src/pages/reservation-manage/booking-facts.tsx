import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Facts } from '@sumai/ui/facts'
import { paths } from '../../paths.ts'
import type { ManageData, Reservation } from './manage-data.ts'

type Props = Pick<ManageData, 'shop' | 'seminar'> & { reservation: Reservation }

const METHODS: Readonly<Record<string, string>> = {
  visit: '店舗に来店',
  online: 'オンライン',
  onsite: '現地待ち合わせ',
  venue: '会場',
}

/** The booking as it stands; who booked it is not shown, for a mail may be passed on. */
export function BookingFacts({ reservation, shop, seminar }: Props) {
  const { startAt, endAt, method, people, receiptNo, sessionNo } = reservation
  const session = seminar?.sessions?.find((one) => one.sessionNo === sessionNo)
  return (
    <Facts
      caption="ご予約の内容"
      rows={[
        {
          label: '日時',
          value: (
            <b>
              {formatDateWithWeekday(startAt)} {formatTime(startAt)}〜{formatTime(endAt)}
            </b>
          ),
        },
        { label: 'セミナー', value: seminar?.title },
        {
          label: '店舗',
          value: shop && <Link to={paths.shop(shop.tenpoNo)}>{shop.tenpoName}</Link>,
        },
        { label: '方法', value: METHODS[method] },
        {
          label: '場所',
          value:
            method === 'visit'
              ? shop?.address
              : [session?.venueName, session?.address].filter(Boolean).join(' '),
        },
        { label: '人数', value: `${people}人` },
        { label: '受付番号', value: receiptNo },
      ]}
    />
  )
}
