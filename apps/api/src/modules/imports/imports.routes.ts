import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import {
  importAnswer,
  importList,
  importListQuery,
  importReport,
  importReportQuery,
} from '@sumai/api-client/contract/import'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { staffOf } from '../../http/staff.ts'
import { pagination } from '../../wire/pagination.ts'
import { authorOf } from '../audit-log/author.ts'
import { importsRepository } from './imports.repository.ts'
import { MAX_BYTES, receiveFile } from './receive-file.ts'
import { importRunner } from './run-import.ts'

const ONE_FILE = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 6,
  parts: 7,
  fieldSize: 200_000,
  headerPairs: 20,
}
const params = z.object({ import_id: z.uuid() })

type Run = z.output<typeof importAnswer>['import']
type Problems = z.output<typeof importReport>['problems']

/** Files of listings, shops and staff that the head office sends. */
export function importsRoutes(deps: Deps): ApiPlugin {
  const repository = importsRepository(deps.db, deps.now)

  return async (app) => {
    await app.register(multipart, { limits: ONE_FILE })
    const runner = importRunner({ ...deps, repository, log: app.log })
    app.addHook('onReady', async () => {
      const end = await deps.claimImport()
      if (!end) return
      // Left behind by a process that was killed; no import runs now.
      await rm(deps.importDir, { recursive: true, force: true })
      await repository.interrupt().finally(end)
    })
    app.addHook('onClose', runner.stop)

    async function runOf(importId: string): Promise<Run> {
      const found = await repository.byId(importId)
      if (!found) throw notFound('import.not_found')
      return found as Run
    }

    app.post(
      '/imports',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '物件・建物・店舗・スタッフの取り込み（multipart/form-data：file と kind など）',
          'x-extension': true,
          consumes: ['multipart/form-data'],
          response: { 202: importAnswer },
        },
      },
      async (request, reply) => {
        const end = await deps.claimImport()
        if (!end) throw new Problem({ status: 409, code: 'import.running', message: RUNNING })
        const author = authorOf(staffOf(request), 'import')
        const importId = await receiveFile(request, deps.importDir)
          .then((received) => runner.begin({ ...received, author }, end))
          .catch(async (cause) => {
            await end()
            throw cause
          })
        reply.status(202).header('location', `/api/v1/imports/${importId}`)
        return { import: await runOf(importId) }
      },
    )

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
          params,
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
          pagination: pagination(query.page, query.limit, total),
        }
      },
    )
  }
}

const RUNNING = '別の取り込みが進行中です。終わってからもう一度お試しください。'
