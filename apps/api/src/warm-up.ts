import type { FastifyInstance } from 'fastify'

/** The first requests of the most visited pages. */
const FIRST = ['chintai', 'baibai'].flatMap((site) => [
  `${site}/rooms?fields=light&with_facets=all`,
  `${site}/rooms?fields=light&order=new`,
  `${site}/rooms?limit=1`,
  `understand?site=${site}&words=2LDK`,
  `${site}/rooms/suggest?words=2`,
])

/**
 * Makes these requests before the port is open, so that orders are sorted, statements prepared and
 * code compiled when the first visitor comes.
 */
export async function warmUp(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const path of FIRST) await app.inject(`/api/v1/${path}`)
}
