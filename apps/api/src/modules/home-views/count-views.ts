import type { HomeViews } from '@sumai/api-client/contract/home-views'
import { MOST_VIEWED } from '@sumai/api-client/contract/home-views'
import { batchedCounts } from '@sumai/platform/batched-counts'
import { isRobot } from '@sumai/platform/robots'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { homeViewsRepository } from './home-views.repository.ts'

type Needs = Pick<Deps, 'db' | 'today' | 'callerOf'> & { failed: (cause: unknown) => void }
type Home = Pick<HomeViews, 'site_type' | 'bukken_no'>
export type HomeViewsCounter = ReturnType<typeof homeViewsCounter>

/**
 * Counts how often the page of a home was opened. Pages that come as documents are counted by the
 * shell, which reports them; those that a page leads to without a document are read here.
 */
export function homeViewsCounter({ db, today, callerOf, failed }: Needs) {
  const repository = homeViewsRepository(db)
  const counts = batchedCounts<HomeViews>({
    keyOf: ({ site_type, bukken_no }) => `${site_type} ${bukken_no}`,
    most: MOST_VIEWED,
    save: (rows) => repository.add(today(), rows),
    failed,
  })

  /** Browsers alone say how they ask, and only those of visitors count. */
  function isVisitor(request: FastifyRequest): boolean {
    const { headers, staff, preview } = request
    if (staff || preview || headers['sec-fetch-mode'] !== 'cors') return false
    return !isRobot(headers['user-agent']) && !callerOf(request).isShell
  }

  return {
    /** A home that was asked for, perhaps by the browser of a visitor. */
    asked(request: FastifyRequest, home: Home): void {
      if (isVisitor(request)) counts.add({ ...home, times: 1 })
    },

    stop: counts.stop,
  }
}
