import { type Content, contentAnswer } from '@sumai/api-client/contract/content'
import { contentBody, contentChange } from '@sumai/api-client/contract/site-body'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { staffOf } from '../../http/staff.ts'
import { checkVersion, tagVersion } from '../../http/version.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import type { Staff } from '../../staff/staff.ts'
import { toContents } from './contents.answer.ts'
import { contentsChanges } from './contents.changes.ts'
import { contentNotFound } from './contents.errors.ts'
import { contentsRepository } from './contents.repository.ts'
import { contentId } from './contents.routes.ts'

const STAFF = { config: { access: 'staff' as const } }

/** What the staff write for the public to read. */
export function contentsStaffRoutes({ db, now }: Deps): ApiPlugin {
  const repository = contentsRepository(db)
  const changes = contentsChanges(db, now)
  const params = z.object({ content_id: contentId })

  async function answer(id: number, staff: Staff): Promise<Content> {
    const row = await repository.byId(id, now(), staff)
    if (!row) throw contentNotFound()
    const [content] = await toContents(repository, [row])
    return content as Content
  }

  return async (app) => {
    app.post(
      '/contents',
      {
        ...STAFF,
        schema: {
          tags: ['site'],
          summary: '記事の登録',
          body: contentBody,
          response: { 201: contentAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const id = await changes.create(staff, request.body)
        const content = await answer(id, staff)
        tagVersion(reply, content).status(201).header('location', `/api/v1/contents/${id}`)
        return { content }
      },
    )

    app.put(
      '/contents/:content_id',
      {
        ...STAFF,
        schema: {
          tags: ['site'],
          summary: '記事の変更',
          params,
          body: contentChange,
          response: { 200: contentAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { content_id } = request.params
        await changes.change(staff, content_id, request.body, (row) => checkVersion(request, row))
        const content = await answer(content_id, staff)
        tagVersion(reply, content)
        return { content }
      },
    )

    app.delete(
      '/contents/:content_id',
      {
        ...STAFF,
        schema: { tags: ['site'], summary: '記事の削除', params, response: { 204: z.null() } },
      },
      async (request, reply) => {
        await changes.remove(staffOf(request), request.params.content_id)
        return reply.status(204).send(null)
      },
    )
  }
}
