import type { Content } from '@sumai/api-client/contract/content'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { homesReader } from '../../letters/homes-reader.ts'
import { limitCalls } from '../../limits/limit-calls.ts'
import { listingWords } from '../../share-pictures/listing-words.ts'
import { type Shown, sharePictures } from '../../share-pictures/share-pictures.ts'
import { contentsRepository } from '../contents/contents.repository.ts'

/** Its address changes with what it says (packages/format/src/pictures.ts). */
const FOR_A_DAY = 'public, max-age=86400'

const ADDRESS = /^(chintai|baibai|contents)\/(\d{1,10})\.jpg$/
/** Drawn above an article that is about no town. */
const TOWN = '40133'

/** Pictures that messengers and networks show beside an address: of listings and of articles. */
export function sharePicturesRoutes(deps: Deps): FastifyPluginAsync {
  const picture = sharePictures([...deps.mediaDirs, deps.uploadDir])
  const readHomes = homesReader(deps)
  const contents = contentsRepository(deps.db)
  const count = limitCalls({
    ...deps,
    limit: { name: 'shares', max: deps.rates.mapsPerMinute, seconds: 60 },
  })

  /** Nothing of what was let or sold: its price is not told. */
  async function listing(of: 'chintai' | 'baibai', id: string): Promise<Shown | undefined> {
    const finder = await deps[of].finder()
    const [home] = finder.shows(id) ? await readHomes(of, [id]) : []
    if (!home || home.room.boshu_status === 'closed') return undefined
    return { of, words: listingWords(home) }
  }

  async function article(id: string): Promise<Shown | undefined> {
    const found = (await contents.byId(Number(id), { now: deps.now() })) as Content | undefined
    if (!found) return undefined
    const { title, tag_name, content_type_label, city_code } = found
    const words = { title, kind: tag_name ?? content_type_label, cityCode: city_code ?? TOWN }
    return { of: 'contents', words }
  }

  return async (app) => {
    app.get<{ Params: { '*': string } }>('/media/share/*', async (request, reply) => {
      const [, of, id = ''] = ADDRESS.exec(request.params['*']) ?? []
      const shown =
        of === 'contents' ? await article(id) : of && (await listing(of as 'chintai', id))
      if (!shown) throw new Problem({ status: 404, code: 'picture.not_found' })
      const bytes = await picture(shown, () => count(deps.callerOf(request).address))
      return reply
        .headers({
          'cache-control': FOR_A_DAY,
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .type('image/jpeg')
        .send(bytes)
    })
  }
}
