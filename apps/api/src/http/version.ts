import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidFields, Problem } from './problem.ts'

type Versioned = { version: number }
type Change = Pick<FastifyRequest, 'headers'> & { body: { version?: number } }

/**
 * Throws 409 unless the change is based on the current version of the row, which is in the body or
 * in `If-Match` (staff get it as ETag). Without a version a change could overwrite somebody's work.
 */
export function checkVersion({ body, headers }: Change, current: Versioned): void {
  const [, tag] = /^(?:W\/)?"(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? []
  const version = body.version ?? (tag === undefined ? undefined : Number(tag))
  if (version === undefined) {
    throw invalidFields({ version: ['読み込んだときの版（version）を送信してください。'] })
  }
  if (version !== current.version) throw new Problem({ status: 409, code: 'version.outdated' })
}

/** Sends the version as ETag, for a later `If-Match`. */
export const tagVersion = (reply: FastifyReply, row: Record<string, unknown>) =>
  reply.header('etag', `"${row.version}"`)
