import { shop, shopAnswer, shopList, staffShopAnswer } from '@sumai/api-client/contract/shop'
import { shopChange, staffsOrder } from '@sumai/api-client/contract/site-body'
import { shopsQuery } from '@sumai/api-client/contract/site-query'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { WRITTEN } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'
import { answerAs, serializerOf } from '../../http/serializer-of.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import { worksAt } from '../../staff/staff.ts'
import { checkCodes } from '../../wire/labels.ts'
import { pagination } from '../../wire/pagination.ts'
import { changedFields, columnsFrom, wireFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import { staffsRepository } from '../staffs/staffs.repository.ts'
import { checkReferences } from './references.ts'
import { shopAnswers } from './shop-answers.ts'
import { shopsRepository } from './shops.repository.ts'
import { shops } from './shops.table.ts'

const serializePublic = serializerOf(shopAnswer)
const serializeStaff = serializerOf(staffShopAnswer)
const FIXED = ['tenpo_no']
/** A shop may edit its hours, holidays, pictures and texts; the head office edits the rest. */
const ONLY_HEAD_OFFICE = [
  ...FIXED,
  'tenpo_name',
  'tenpo_kana',
  'area_no',
  'city_code',
  'cb_flg',
  'zip',
  'address',
  'lat',
  'lng',
  'menkyo_no',
  'kameidantai',
  'sort',
]
const params = z.object({ tenpo_no: z.string() })

export function shopsRoutes(deps: Deps): ApiPlugin {
  const repository = shopsRepository(deps.db)
  const staffs = staffsRepository(deps.db)
  const toAnswers = shopAnswers(deps)

  return async (app) => {
    app.get(
      '/shops',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: '店舗の一覧',
          querystring: shopsQuery,
          response: { 200: shopList },
        },
      },
      async ({ query }) => {
        const { rows, total } = await repository.page(query)
        return {
          shops: await toAnswers(rows),
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.get(
      '/shops/:tenpo_no',
      {
        ...WRITTEN,
        schema: {
          tags: ['site'],
          summary: '店舗',
          params,
          response: { 200: z.union([staffShopAnswer, shopAnswer]) },
        },
      },
      async ({ params: { tenpo_no }, staff }, reply) => {
        const isOwn = worksAt(staff, tenpo_no)
        const row = await repository.byId(tenpo_no, isOwn)
        const [answer] = row ? await toAnswers([row]) : []
        if (!answer) throw notFound('shop.not_found')
        if (isOwn) tagVersion(reply, answer)
        answerAs(reply, isOwn ? serializeStaff : serializePublic)
        return { shop: answer }
      },
    )

    app.put(
      '/shops/:tenpo_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '店舗の変更',
          params,
          body: shopChange,
          response: { 200: staffShopAnswer },
        },
      },
      async (request, reply) => {
        const { tenpo_no } = request.params
        const viewer = staffOf(request)
        if (!worksAt(viewer, tenpo_no)) throw forbidden()
        await checkReferences(deps.db, { cityCode: request.body.city_code })
        const writer = { author: authorOf(viewer), now: deps.now }
        const row = await repository.change(tenpo_no, writer, (current) => {
          const fixed = viewer.user_type === 'admin' ? FIXED : ONLY_HEAD_OFFICE
          const refused = changedFields(shops, current, request.body, fixed)
          if (refused.length > 0) throw forbidden(refused)
          checkVersion(request, current)
          checkCodes(shop, { ...wireFrom(shops, current), ...request.body })
          return columnsFrom(shops, request.body)
        })
        const [answer] = row ? await toAnswers([row]) : []
        if (!answer) throw notFound('shop.not_found')
        tagVersion(reply, answer)
        return { shop: answer }
      },
    )

    app.post(
      '/shops/:tenpo_no/sort_staffs',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '店舗のスタッフの並べ替え',
          params,
          body: staffsOrder,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { tenpo_no } = request.params
        const viewer = staffOf(request)
        if (!worksAt(viewer, tenpo_no)) throw forbidden()
        if (!(await repository.byId(tenpo_no))) throw notFound('shop.not_found')
        const writer = { author: authorOf(viewer), now: deps.now }
        await staffs.sortInShop(tenpo_no, request.body.syain_no, writer)
        return reply.status(204).send(null)
      },
    )
  }
}
