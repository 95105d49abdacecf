import { type School, school, schoolList } from '@sumai/api-client/contract/school'
import { schoolsQuery } from '@sumai/api-client/contract/site-query'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { labelsFor } from '../../wire/labels.ts'
import { onePage } from '../../wire/pagination.ts'
import { countsBy } from '../listings/find-listings.ts'
import { schoolsRepository } from './schools.repository.ts'

export function schoolsRoutes({ db, chintai, baibai }: Deps): ApiPlugin {
  const repository = schoolsRepository(db)

  return async (app) => {
    app.get(
      '/master/schools',
      {
        schema: {
          tags: ['master'],
          summary: '学校・施設',
          querystring: schoolsQuery,
          response: { 200: schoolList },
        },
        ...MASTER,
      },
      async ({ query }) => {
        const [rows, rentals, sales] = await Promise.all([
          repository.find(query),
          countsBy(chintai, 'shisetu_no'),
          countsBy(baibai, 'shisetu_no'),
        ])
        const schools = rows.map((row) => ({
          ...row,
          ...labelsFor(school, row),
          chintai_bukken_suu: rentals(String(row.shisetsu_no)),
          baibai_bukken_suu: sales(String(row.shisetsu_no)),
        })) as School[]
        return { schools, pagination: onePage(schools.length) }
      },
    )
  }
}
