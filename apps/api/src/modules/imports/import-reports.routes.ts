import {
  type importAnswer,
  importList,
  importListQuery,
  importRepairsAnswer,
  importRepairsChange,
  importReport,
  importReportQuery,
} from '@sumai/api-client/contract/import'
import { z } from 'zod'
import type { ApiPlugin } from '../../deps.ts'
import { notFound } from '../../http/problem.ts'
import { pagination } from '../../wire/pagination.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { RepairsRepository } from './repairs.repository.ts'

export const importParams = z.object({ import_id: z.uuid() })

type Run = z.output<typeof importAnswer>['import']
type Problems = z.output<typeof importReport>['problems']

/** How far an import is; 404 for an unknown one. */
export const runFinder =
  (repository: ImportsRepository) =>
  async (importId: string): Promise<Run> => {
    const found = await repository.byId(importId)
    if (!found) throw notFound('import.not_found')
    return found as Run
  }

/** What became of files. */
export function importReportsRoutes(
  repository: ImportsRepository,
  repairs: RepairsRepository,
): ApiPlugin {
  const runOf = runFinder(repository)

  return async (app) => {
    app.get(
      '/imports',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '取り込みの一覧（30日分）',
          'x-extension': true,
          querystring: importListQuery,
          response: { 200: importList },
        },
      },
      async ({ query }) => {
        const { rows, total } = await repository.page(query)
        return {
          imports: rows as Run[],
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.get(
      '/imports/:import_id',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '取り込みの進みぐあいと報告',
          'x-extension': true,
          params: importParams,
          querystring: importReportQuery,
          response: { 200: importReport },
        },
      },
      async ({ params: { import_id }, query }) => {
        const found = await runOf(import_id)
        const { rows, total } = await repository.problems(import_id, query)
        return {
          import: found,
          problems: rows as Problems,
          repairs: await repairs.kinds(import_id),
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )

    app.post(
      '/imports/:import_id/repairs',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '直し方を受け入れる・取りやめる（1件、または同じ種類をまとめて）',
          'x-extension': true,
          params: importParams,
          body: importRepairsChange,
          response: { 200: importRepairsAnswer },
        },
      },
      async ({ params: { import_id }, body }) => {
        await runOf(import_id)
        await repairs.accept(import_id, body)
        return { repairs: await repairs.kinds(import_id) }
      },
    )
  }
}
