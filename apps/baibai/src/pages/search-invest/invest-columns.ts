import { chikuYearLabel } from '@sumai/domain/chiku-year'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatKakaku } from '@sumai/format/money'
import { shortKozo } from '@sumai/listings/sale-facts'
import type { InvestData } from './invest-data.ts'

type Order = NonNullable<InvestConditions['order']>
type Room = InvestData['rooms'][number]

type Column = {
  label: string
  /** Aligned right, in figures of equal width, so that they compare easily. */
  isNumber?: boolean
  /** The orders that the API knows of it, the more useful one first. */
  orders?: readonly Order[]
  /** Whether a phone shows it, and in which colour; it is left out there without it. */
  onPhone?: 'gain' | 'price' | 'fact'
  of: (room: Room) => string
}

/** The columns of the table, beside the name. */
export const INVEST_COLUMNS: readonly Column[] = [
  {
    label: '価格',
    isNumber: true,
    onPhone: 'price',
    orders: ['kakaku_asc', 'kakaku_desc'],
    of: ({ kakaku }) => formatKakaku(kakaku),
  },
  {
    label: '表面利回り',
    isNumber: true,
    onPhone: 'gain',
    orders: ['rimawari_desc'],
    of: ({ shuekiRimawari }) => percent(shuekiRimawari),
  },
  {
    label: '実質利回り',
    isNumber: true,
    onPhone: 'fact',
    of: ({ jisshitsuRimawari }) => percent(jisshitsuRimawari),
  },
  {
    label: '年間収入',
    isNumber: true,
    onPhone: 'fact',
    of: ({ nenkanShunyu }) => (nenkanShunyu === null ? '' : formatKakaku(nenkanShunyu)),
  },
  {
    label: '築年数',
    isNumber: true,
    onPhone: 'fact',
    orders: ['chiku_asc'],
    of: ({ chikuYear }) => chikuYearLabel(chikuYear),
  },
  { label: '構造', of: ({ kozoLabel }) => shortKozo(kozoLabel) },
  { label: '稼働', isNumber: true, onPhone: 'fact', of: occupancy },
]

const percent = (rate: number | null) => (rate === null ? '' : `${rate.toFixed(2)}%`)

function occupancy({ nyukyoRitsu }: Room): string {
  if (nyukyoRitsu === null) return ''
  return nyukyoRitsu === 100 ? '満室' : `${nyukyoRitsu}%`
}
