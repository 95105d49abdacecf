import { addDays } from '../calendar.ts'
import type { Notice } from './notice.ts'

type Closing = { name: string; from: string; to: string; note: string }

/** The holidays of all shops (shops.json), announced a month ahead. */
const CLOSINGS: readonly Closing[] = [
  {
    name: '年末年始',
    from: '12-29',
    to: '01-04',
    note: '1月5日から通常どおり営業します。年始は来店のご予約が混み合います。',
  },
  {
    name: '夏季',
    from: '08-13',
    to: '08-15',
    note: '8月16日から通常どおり営業します。休業中のお問い合わせには、営業開始後に順次お返事します。',
  },
]
const DAYS_AHEAD = 35
const YEARS = 2

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const inWords = (day: string) => `${Number(day.slice(0, 2))}月${Number(day.slice(3))}日`

/** The announcements of the last years and, when it is time, of the next closing. */
export function closingNotices(today: string): Notice[] {
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS + 1 }, (_, n) => year - n)
  return years.flatMap((closingYear) =>
    CLOSINGS.map((closing) => noticeOf(closing, closingYear, today)).filter(
      ({ daysAgo }) => daysAgo >= 0,
    ),
  )
}

function noticeOf({ name, from, to, note }: Closing, year: number, today: string): Notice {
  const announced = addDays(`${year}-${from}`, -DAYS_AHEAD)
  return {
    title: `${year}年 ${name}休業のお知らせ`,
    tag: '営業日',
    daysAgo: daysBetween(announced, today),
    body: `全店舗で、${year}年${inWords(from)}から${inWords(to)}まで休業します。
${note}
## ${name}休業中のご連絡
- ${inWords(from)}から${inWords(to)}の水漏れや鍵の紛失：24時間窓口で承ります
- 休業中のお問い合わせ：フォームは${year}年の${name}休業のあいだも受け付けます
- ${inWords(from)}より前に入居される方：鍵は前の営業日までにお渡しします
## ${name}に退去される方へ
${name}休業のあいだは立ち会いができません。${year}年の${inWords(from)}から${inWords(to)}に荷物を出される方は、${name}休業の前後で立ち会いの日をお選びください。鍵は、郵便受けに入れずにお持ちください。`,
  }
}
