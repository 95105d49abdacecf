import type { HomeViews } from '@sumai/api-client/contract/home-views'
import { batchedCounts } from '@sumai/platform/batched-counts'
import { isRobot } from '@sumai/platform/robots'
import type { FastifyRequest } from 'fastify'

/** Homes that may wait for a report, as many as the API takes in one. */
const MOST = 5_000
/** The page of a home, on either site; sites of new houses have one of their own. */
const HOME = /^(\/baibai)?\/(?:articles\/room\/[^/?]+|tateuri)\/(\d{10})(?:\?|$)/

type Options = {
  /** Reports to the API. */
  report: (homeViews: HomeViews[]) => Promise<void>
  log: (message: string) => void
}

export type HomeViewsCounter = ReturnType<typeof homeViewsCounter>

/**
 * Counts the pages of homes that browsers open as documents, and reports them to the API once a
 * minute: by home alone, never by visitor. Browsers send nothing for it, so it costs them nothing.
 */
export function homeViewsCounter({ report, log }: Options) {
  const counts = batchedCounts<HomeViews>({
    keyOf: ({ site_type, bukken_no }) => `${site_type} ${bukken_no}`,
    most: MOST,
    save: report,
    failed: (cause) => log(`Views of homes are reported later: ${cause}`),
  })

  return {
    /** A page that was sent: counts when it is that of a home and somebody reads it. */
    sent({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, status: number): void {
      const [, baibai, bukken_no] = (status === 200 && HOME.exec(url)) || []
      if (bukken_no === undefined || !isNavigation(headers)) return
      counts.add({ site_type: baibai ? 'baibai' : 'chintai', bukken_no, times: 1 })
    },

    stop: counts.stop,
  }
}

/** Not what a browser fetches ahead, a service worker keeps, or a program reads. */
const isNavigation = (headers: FastifyRequest['headers']) =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-purpose'] === undefined &&
  !isRobot(headers['user-agent'])
