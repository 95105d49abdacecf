import { verify } from 'node:crypto'
import { type Preview, readPreviewToken } from '@sumai/platform/preview'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RemoteDefinition } from '../releases/current-release.ts'
import { type MountName, topOf } from '../sites.ts'
import { refuse } from './refuse.ts'

type Options = {
  remotes: readonly Pick<RemoteDefinition, 'name' | 'publicKey'>[]
  publicOrigin: string
}

const COOKIE = 'sumai-preview'

const NOT_VALID =
  'このプレビューのリンクは、期限が切れているか、正しくありません。新しいリンクをお使いください。'

/**
 * `/preview?token=…`, the link of `npm run preview`, shows one unreleased build inside this site to
 * the browser that opened it; `/preview/end` ends that. Returns a function that gives the preview
 * of a request.
 */
export function previews(app: FastifyInstance, { remotes, publicOrigin }: Options) {
  const read = (token: string) =>
    readPreviewToken(token, (remote, text, signature) => {
      const key = remotes.find(({ name }) => name === remote)?.publicKey
      return key !== undefined && verify(null, Buffer.from(text), key, signature)
    })
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicOrigin.startsWith('https:') ? '; Secure' : ''}`

  app.get<{ Querystring: { token?: string } }>('/preview', (request, reply) => {
    const { token = '' } = request.query
    const preview = read(token)
    if (!preview) return refuse(reply, 403, NOT_VALID)
    const seconds = Math.floor((preview.until - Date.now()) / 1000)
    return reply
      .header('set-cookie', `${COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`)
      .header('cache-control', 'no-store')
      .redirect(topOf(preview.remote as MountName), 303)
  })

  app.get('/preview/end', (_request, reply) =>
    reply
      .header('set-cookie', `${COOKIE}=; Max-Age=0; ${attributes}`)
      .header('cache-control', 'no-store')
      .redirect('/', 303),
  )

  return function previewOf({ headers }: FastifyRequest): Preview | null {
    const token = headers.cookie?.match(COOKIE_VALUE)?.[1]
    return token ? read(token) : null
  }
}

const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`)
