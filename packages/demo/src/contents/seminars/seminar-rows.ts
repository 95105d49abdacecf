import { isOpenOn } from '@sumai/domain/opening-hours'
import { addDays, moment, nextWeekday } from '../../calendar.ts'
import { SHOPS } from '../../places/shops.ts'
import { createRandom, type Random } from '../../random.ts'
import type { ContentRow, SessionRow, ShopRow } from '../../rows.ts'
import { articleRow } from '../article.ts'
import { COMING } from './coming.ts'
import { HELD } from './held.ts'
import { SEMINAR_TAGS, type Seminar } from './seminar.ts'

export type SeminarContent = {
  content: ContentRow
  sessions: Omit<SessionRow, 'contentId'>[]
}

const SATURDAY = 6
const THURSDAY = 4
const DEADLINE_DAYS = 2
const VENUES = SHOPS.filter(({ cbFlg }) => cbFlg === 3)

export const seminars = (today: string): SeminarContent[] =>
  [...COMING, ...HELD].map((seminar, index) => {
    const random = createRandom(`seminar/${index}`)
    const article = {
      contentType: 'seminar',
      title: seminar.title,
      tagId: SEMINAR_TAGS[seminar.tag],
      tagName: seminar.tag,
      daysAgo: Math.max(3, 30 - seminar.inDays),
      text: seminar.body,
    } as const
    return {
      content: {
        ...articleRow(random, article, today),
        imageUrl: seminar.picture ?? null,
        speaker: seminar.speaker,
        fee: 0,
      },
      sessions: sessionsOf(random, seminar, index, today),
    }
  })

/** The first of those weekdays on which the shop is open. */
function openDay(from: string, weekday: number, shop: ShopRow): string {
  const day = nextWeekday(from, weekday)
  return isOpenOn(shop, day) ? day : openDay(addDays(day, 1), weekday, shop)
}

/** At a shop, and about a week later online. The second seminar to come is fully booked at the shop. */
function sessionsOf(random: Random, seminar: Seminar, index: number, today: string) {
  const shop = VENUES[index % VENUES.length] as ShopRow
  const isPast = seminar.inDays < 0
  const session = (sessionNo: number, inDays: number, isOnline: boolean) => {
    // Shops hold them on Saturdays; online it is a weekday evening, on none that shops are closed.
    const day = openDay(addDays(today, inDays), isOnline ? THURSDAY : SATURDAY, shop)
    const isFull = index === 1 && !isOnline
    return {
      sessionNo,
      startAt: moment(day, isOnline ? '19:00' : '13:30'),
      endAt: moment(day, isOnline ? '20:00' : '15:00'),
      venueName: isOnline ? 'オンライン' : `${shop.tenpoName} セミナールーム`,
      address: isOnline ? null : shop.address,
      onlineUrl: isOnline ? 'https://seminar.example.jp/' : null,
      capacity: isOnline ? seminar.capacity * 2 : seminar.capacity,
      appliedCount: isFull
        ? seminar.capacity
        : Math.floor(seminar.capacity * (isPast ? random.float(0.6, 1) : random.float(0.1, 0.7))),
      applyDeadline: moment(addDays(day, -DEADLINE_DAYS), '18:00'),
    }
  }
  return [session(1, seminar.inDays, false), session(2, seminar.inDays + 7, true)]
}
