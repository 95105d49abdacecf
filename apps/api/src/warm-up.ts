import type { FastifyInstance } from 'fastify'

/** A phrase with a place, numbers, a wrong letter, words that mean nothing and a name. */
const WORDS = '築紫野市 2LDK 6万円以下 徒歩10分 天神まで30分 ペット可 静か 久留米倉庫 tenjin'

/** The first requests of the most visited pages. */
const FIRST = ['chintai', 'baibai'].flatMap((site) => [
  `${site}/rooms?fields=light&with_facets=all`,
  `${site}/rooms?fields=light&order=new`,
  `${site}/rooms?limit=1`,
  `understand?${new URLSearchParams({ site, words: WORDS })}`,
  `${site}/rooms/suggest?words=2`,
])

/**
 * Makes these requests before the port is open, so that orders are sorted, statements prepared and
 * code compiled when the first visitor comes.
 */
export async function warmUp(app: Pick<FastifyInstance, 'inject'>): Promise<void> {
  for (const path of FIRST) await app.inject(`/api/v1/${path}`)
}
