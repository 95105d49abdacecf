import type { staffApi } from '../../api/api.ts'

export type Bookings = Awaited<ReturnType<typeof staffApi.bookings.list>>
export type Booking = Bookings['bookings'][number]
export type BlockedTime = Bookings['blockedTimes'][number]

const METHODS: Record<string, string> = {
  visit: '来店',
  online: 'オンライン',
  onsite: '現地',
  venue: '会場',
}

export const sayMethod = (method: string) => METHODS[method] ?? '来店'

export const nameOf = ({ name }: Pick<Booking, 'name'>) => `${name ?? 'お名前なし'} 様`

/** 来店・2名・ルミエール大橋 302号室 ほか2件 */
export function aboutBooking({ method, people, homes: [first, ...others] }: Booking): string {
  const home = first && (others.length > 0 ? `${first.name} ほか${others.length}件` : first.name)
  return [sayMethod(method), `${people}名`, home].filter(Boolean).join('・')
}
