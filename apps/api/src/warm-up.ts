import type { FastifyInstance } from 'fastify'

/** What the pages of a fresh site ask for first. */
const FIRST = ['chintai/rooms', 'baibai/rooms'].flatMap((rooms) => [
  `${rooms}?fields=light&with_facets=all`,
  `${rooms}?fields=light&order=new`,
  `${rooms}?limit=1`,
])

/**
 * Asks for it before anybody can: the orders are sorted, the statements prepared and the code
 * compiled when the first visitor comes.
 */
export async function warmUp(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const path of FIRST) await app.inject(`/api/v1/${path}`)
}
