import { addDays } from '../../calendar.ts'
import type { Notice } from '../notice.ts'
import type { ClosingDays, Season } from './closing.ts'
import { FOR_BUYERS } from './for-buyers.ts'
import { FOR_TENANTS } from './for-tenants.ts'

type Closing = { season: Season; name: string; from: string; to: string; picture: string }

/** The holidays of all shops (shops.json), announced a month ahead; the later in a year first. */
const CLOSINGS: readonly Closing[] = [
  {
    season: 'winter',
    name: '年末年始',
    from: '12-29',
    to: '01-04',
    picture: '/media/shop/shop-20',
  },
  {
    season: 'summer',
    name: '夏季',
    from: '08-13',
    to: '08-15',
    picture: '/media/shop/shop-6',
  },
]
const TEXTS = { chintai: FOR_TENANTS, baibai: FOR_BUYERS }
const DAYS_AHEAD = 35
/** Those of three years, so that each of a season has its own advice. */
const SHOWN = 6
const YEARS = 4
const WEEKEND = [0, 6]

/** The latest announcements, that of the next closing among them when it is time. */
export function closingNotices(site: keyof typeof TEXTS, today: string): Notice[] {
  const now = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, n) => now - n)
  return years
    .flatMap((year) => CLOSINGS.map((closing) => noticeOf(site, closing, year, today)))
    .filter(({ daysAgo }) => daysAgo >= 0)
    .slice(0, SHOWN)
}

function noticeOf(
  site: keyof typeof TEXTS,
  { season, name, from, to, picture }: Closing,
  year: number,
  today: string,
): Notice {
  const { notice, advice } = TEXTS[site][season]
  const announced = addDays(`${year}-${from}`, -DAYS_AHEAD)
  return {
    title: `${year}年 ${name}休業のお知らせ`,
    tag: '営業日',
    picture,
    daysAgo: daysBetween(announced, today),
    body: `${notice(daysOf(year, from, to))}\n${advice[year % advice.length]}`,
  }
}

function daysOf(year: number, from: string, to: string): ClosingDays {
  const first = `${year}-${from}`
  const last = `${to < from ? year + 1 : year}-${to}`
  const before = addDays(first, -1)
  let settled = before
  while (WEEKEND.includes(new Date(settled).getUTCDay())) settled = addDays(settled, -1)
  return {
    year,
    first: inWords(first),
    last: inWords(last),
    again: inWords(addDays(last, 1)),
    before: inWords(before),
    settled: inWords(settled),
    count: daysBetween(first, last) + 1,
  }
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const DATE = new Intl.DateTimeFormat('ja-JP', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
})
const inWords = (day: string) => DATE.format(new Date(day)).replace('(', '（').replace(')', '）')
