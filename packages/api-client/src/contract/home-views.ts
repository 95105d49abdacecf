import { z } from 'zod'
import { bukkenNo, count, date } from './scalars.ts'
import { siteType } from './words.ts'

/** Homes in one report. */
export const MOST_VIEWED = 5_000

const homeViews = z.object({ site_type: siteType, bukken_no: bukkenNo, times: z.int().min(1) })

/** POST home-views: pages of homes that the shell has sent to browsers since its last report. */
export const homeViewsBody = z.object({ home_views: z.array(homeViews).max(MOST_VIEWED) })

/** Views and enquiries of one day. */
export const viewsOfDay = z.object({ date, views: count, enquiries: count })

export const homeViewsAnswer = z.object({
  home_views: z.object({
    days: z.array(viewsOfDay).describe('この14日間。古い順、今日まで'),
  }),
})

export type HomeViews = z.output<typeof homeViews>
export type ViewsOfDay = z.output<typeof viewsOfDay>
