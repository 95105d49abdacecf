import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { repoRoot } from '@sumai/build/paths'
import type { Site } from './site.ts'

const PROGRAM = path.join(repoRoot, 'apps/api/src/commands/staff-token.ts')
const run = promisify(execFile)

/** The API as the head office's programs call it, with a token by command. */
export async function headOffice(site: Site) {
  const env = { ...process.env, DATA_DIR: site.dataDir }
  const { stdout } = await run(process.execPath, [PROGRAM, '--role', 'admin'], { env })
  const authorization = `Bearer ${stdout.trim()}`
  return async function call(method: string, what: string, body?: object | FormData) {
    const url = site.url(`/api/v1/${what}`, 'api')
    const isForm = body instanceof FormData
    const answer = await fetch(url, {
      method,
      headers: {
        authorization,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(300)
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
    return (text ? JSON.parse(text) : undefined) as any
  }
}

/** Lets a member of staff of the demo work for the head office; resolves to their address. */
export async function officeColleague(site: Site): Promise<string> {
  const call = await headOffice(site)
  const { staff } = await call('GET', 'staffs/000102')
  if (staff.user_type !== 'admin') {
    await call('PUT', 'staffs/000102', { version: staff.version, user_type: 'admin' })
  }
  return staff.email
}
