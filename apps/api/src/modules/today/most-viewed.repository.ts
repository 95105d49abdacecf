import type { Database } from '../../db/database.ts'
import { inArray } from '../../db/drizzle.ts'
import { homeViewsRepository } from '../home-views/home-views.repository.ts'
import { viewsByDay } from '../home-views/views-by-day.ts'
import { homesWhere, own } from './own-homes.ts'

const MOST = 3

/** The homes whose pages were opened most often, day by day; without those that were removed. */
export async function mostViewedHomes(db: Database, tenpoNo: string | undefined, days: string[]) {
  const most = await homeViewsRepository(db).most(tenpoNo, days[0] ?? '', MOST)
  const numbers = most.map(({ bukken_no }) => bukken_no)
  const known = await homesWhere(db, (rooms) =>
    own(rooms, tenpoNo, inArray(rooms.bukkenNo, numbers)),
  )
  const homes = most.flatMap((home) =>
    known.filter((it) => it.site_type === home.site_type && it.bukken_no === home.bukken_no),
  )
  return viewsByDay(db, homes, days)
}
