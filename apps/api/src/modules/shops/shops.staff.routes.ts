import { shop, shopAnswer } from '@sumai/api-client/contract/shop'
import { shopChange, staffsOrder } from '@sumai/api-client/contract/site-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { worksAt } from '../../staff/staff.ts'
import { checkCodes } from '../../wire/check-codes.ts'
import { changedFields, columnsFrom, wireFrom } from '../../wire/writing.ts'
import { staffsRepository } from '../staffs/staffs.repository.ts'
import { checkReferences } from './references.ts'
import { shopAnswers } from './shops.answer.ts'
import { shopNotFound } from './shops.errors.ts'
import { shopsRepository } from './shops.repository.ts'
import { shops } from './shops.table.ts'

const FIXED = ['tenpo_no']
/** A shop keeps its own hours, holidays, pictures and words; who and where it is, it does not. */
const OF_THE_OFFICE = [
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

export function shopsStaffRoutes(deps: Deps): ApiPlugin {
  const repository = shopsRepository(deps.db)
  const staff = staffsRepository(deps.db)
  const toAnswers = shopAnswers(deps)
  const params = z.object({ tenpo_no: z.string() })

  return async (app) => {
    app.put(
      '/shops/:tenpo_no',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '店舗の変更',
          params,
          body: shopChange,
          response: { 200: shopAnswer },
        },
      },
      async (request, reply) => {
        const { tenpo_no } = request.params
        const viewer = staffOf(request)
        if (!worksAt(viewer, tenpo_no)) throw forbidden()
        await checkReferences(deps.db, { cityCode: request.body.city_code })
        const row = await repository.change(tenpo_no, (current) => {
          const fixed = viewer.user_type === 'admin' ? FIXED : OF_THE_OFFICE
          const refused = changedFields(shops, current, request.body, fixed)
          if (refused.length > 0) throw forbidden(refused)
          checkVersion(request, current)
          checkCodes(shop, { ...wireFrom(shops, current), ...request.body })
          return columnsFrom(shops, request.body)
        })
        const [answer] = row ? await toAnswers([row]) : []
        if (!answer) throw shopNotFound()
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
        if (!worksAt(staffOf(request), tenpo_no)) throw forbidden()
        if (!(await repository.byId(tenpo_no))) throw shopNotFound()
        await staff.sortInShop(tenpo_no, request.body.syain_no)
        return reply.status(204).send(null)
      },
    )
  }
}
