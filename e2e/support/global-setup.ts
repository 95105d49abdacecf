import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sitePorts } from '@sumai/build/free-ports'
import { Stack } from '@sumai/build/stack'

/** Makes the demo data once; every site of the tests starts from a copy. */
export default async function globalSetup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'sumai-e2e-'))
  const template = path.join(folder, 'template')
  const stack = new Stack({ ...process.env, ...(await sitePorts()), DATA_DIR: template }, 'ignore')
  await stack.start('api')
  await stack.stop('api')
  process.env.E2E_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A data directory of its own with the demo data in it. */
export async function copyOfData(name: string): Promise<string> {
  const folder = process.env.E2E_DATA
  if (!folder) throw new Error('global-setup has not run')
  const copy = path.join(folder, name)
  await cp(path.join(folder, 'template'), copy, { recursive: true })
  return copy
}
