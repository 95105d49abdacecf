import type { ViewsOfDay } from '@sumai/api-client/contract/home-views'
import type { Database } from '../../db/database.ts'
import { type Home, homeViewsRepository, type OfDay } from './home-views.repository.ts'

/** Views and enquiries of some homes, in their order, each day by day. `days` begin with the first. */
export async function viewsByDay<Each extends Home>(
  db: Database,
  homes: readonly Each[],
  days: string[],
): Promise<(Each & { days: ViewsOfDay[] })[]> {
  const repository = homeViewsRepository(db)
  const [views, enquiries] = await Promise.all([
    repository.ofHomes(homes, days),
    repository.enquiries(homes, days[0] ?? ''),
  ])
  return homes.map((home) => {
    const isOf = (row: OfDay) =>
      row.site_type === home.site_type && row.bukken_no === home.bukken_no
    const [own, asked] = [views.filter(isOf), enquiries.filter(isOf)]
    return {
      ...home,
      days: days.map((date) => ({ date, views: on(date, own), enquiries: on(date, asked) })),
    }
  })
}

const on = (date: string, rows: readonly OfDay[]) =>
  rows.filter(({ day }) => day === date).reduce((all, { times }) => all + times, 0)
