import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import { importAnswer } from '@sumai/api-client/contract/import'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { staffOf } from '../../http/staff.ts'
import { authorOf } from '../audit-log/author.ts'
import { importParams, importReportsRoutes, runFinder } from './import-reports.routes.ts'
import { importsRepository } from './imports.repository.ts'
import { MAX_BYTES, receiveFile } from './receive-file.ts'
import { repairsRepository } from './repairs.repository.ts'
import { importRunner } from './run-import.ts'

const ONE_FILE = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 7,
  parts: 8,
  fieldSize: 200_000,
  headerPairs: 20,
}
/** Files of listings, shops and staff that the head office sends. */
export function importsRoutes(deps: Deps): ApiPlugin {
  const repository = importsRepository(deps.db, deps.now)
  const repairs = repairsRepository(deps.db)
  const runOf = runFinder(repository)

  return async (app) => {
    await app.register(multipart, { limits: ONE_FILE })
    const runner = importRunner({ ...deps, repository, repairs, log: app.log })
    app.addHook('onReady', async () => {
      const end = await deps.claimImport()
      if (!end) return
      // Left behind by a process that was killed; no import runs now.
      await rm(deps.importDir, { recursive: true, force: true })
      await repository.interrupt().finally(end)
    })
    app.addHook('onClose', runner.stop)
    await app.register(importReportsRoutes(repository, repairs))

    /** Takes the lock of imports, without which none begins; 409 while another one has it. */
    async function claim(): Promise<() => Promise<void>> {
      const end = await deps.claimImport()
      if (!end) throw new Problem({ status: 409, code: 'import.running', message: RUNNING })
      return end
    }

    async function undoable(importId: string) {
      await repository.interrupt()
      const taken = await repository.undoable(importId)
      if (!taken) throw new Problem({ status: 409, code: 'import.not_undoable', message: TOO_LATE })
      return taken
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
        const end = await claim()
        const author = authorOf(staffOf(request), 'import')
        const importId = await receiveFile(request, deps.importDir)
          .then((received) => runner.takeIn({ ...received, author }, end))
          .catch(async (cause) => {
            await end()
            throw cause
          })
        reply.status(202).header('location', `/api/v1/imports/${importId}`)
        return { import: await runOf(importId) }
      },
    )

    app.post(
      '/imports/:import_id/undo',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['site'],
          summary: '取り込みの前に戻す（終わってから24時間のあいだ）',
          'x-extension': true,
          params: importParams,
          response: { 202: importAnswer },
        },
      },
      async (request, reply) => {
        const { import_id } = request.params
        await runOf(import_id)
        const end = await claim()
        const importId = await undoable(import_id)
          .then((taken) => runner.takeBack(taken, authorOf(staffOf(request), 'undo'), end))
          .catch(async (cause) => {
            await end()
            throw cause
          })
        reply.status(202).header('location', `/api/v1/imports/${importId}`)
        return { import: await runOf(importId) }
      },
    )
  }
}

const TOO_LATE = '元に戻せるのは取り込みから24時間です。過ぎたか、もう元に戻してあります。'
const RUNNING = '別の取り込みが進行中です。終わってからもう一度お試しください。'
