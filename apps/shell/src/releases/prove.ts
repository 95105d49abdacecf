import { PLACES } from '@sumai/domain/places/places'
import { type MountName, topOf } from '../sites.ts'
import type { Renderer } from './renderer.ts'

/** The status of pages whose data cannot be had. */
const API_IS_DOWN = 503

/**
 * Renders the top page, a list of homes and an error page from a new release. Throws when one of
 * them has an error of its own or another status; a failure of the API is not a fault of the release.
 */
export async function prove(name: MountName, renderer: Renderer): Promise<void> {
  const list = await renderer.ask('feedPath', PLACES[0]?.slug ?? '')
  const nowhere = `${topOf(name).replace(/\/$/, '')}/there-is-no-such-page`
  await provePage(renderer, topOf(name), 200)
  if (list) await provePage(renderer, list, 200)
  await provePage(renderer, nowhere, 404)
}

async function provePage(renderer: Renderer, url: string, expected: number): Promise<void> {
  const page = await renderer.ask('page', { url, method: 'GET', visitor: '' })
  const [fault] = 'faults' in page ? page.faults : []
  if (fault) throw new Error(`${url} cannot be rendered: ${fault}`)
  if (page.status !== expected && page.status !== API_IS_DOWN) {
    throw new Error(`${url} answers ${page.status}, not ${expected}`)
  }
}
