import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importOrder } from '@sumai/api-client/contract/import'
import type { FastifyError, FastifyRequest } from 'fastify'
import { multipartFault, requireMultipart } from '../../http/multipart.ts'
import { invalidFields, Problem } from '../../http/problem.ts'

export const MAX_BYTES = 500 * 1024 * 1024
const KNOWN = /\.(csv|ndjson|jsonl|zip)$/i
const LONGEST_NAME = 100

/** Writes the file of a form to the disk, and reads its other fields; 4xx for an unusable form. */
export async function receiveFile(request: FastifyRequest, folder: string) {
  requireMultipart(request)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fields: Record<string, unknown> = {}
  let file: { path: string; name: string } | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (part.fieldname === 'file' && !file) {
        const name = basename(part.filename).slice(-LONGEST_NAME)
        file = { name, path: join(folder, randomUUID() + extname(name)) }
        await pipeline(part.file, createWriteStream(file.path, { mode: 0o600 }))
        if (part.file.truncated) throw new Problem({ status: 413, code: 'request.too_large' })
      } else part.file.resume()
    }
    return { file: checked(file), order: orderOf(fields) }
  } catch (cause) {
    if (file) await rm(file.path, { force: true })
    throw cause instanceof Problem ? cause : multipartFault(cause as Partial<FastifyError>)
  }
}

function checked<File extends { name: string }>(file: File | undefined): File {
  if (!file) throw invalidFields({ file: ['ファイルをお選びください。'] })
  if (!KNOWN.test(file.name)) {
    throw invalidFields({ file: ['.csv、.ndjson か .zip のファイルをお選びください。'] })
  }
  return file
}

function orderOf(fields: Record<string, unknown>) {
  const { data, error } = importOrder.safeParse(fields)
  if (data) return data
  const names = error.issues.map(({ path }) => [path.join('.'), ['値が正しくありません。']])
  throw invalidFields(Object.fromEntries(names))
}
