import { freePorts } from '@sumai/build/free-ports'
import { run } from '@sumai/build/run'
import { Stack } from '@sumai/build/stack'
import { openServer } from './sql.ts'

/** Fills an empty database with demo homes. */
export const seed = (rooms: number, env: NodeJS.ProcessEnv) =>
  run('node', ['apps/api/src/commands/seed.ts'], {
    env: { ...process.env, ...env, ROOMS: String(rooms) },
  })

export type Api = Awaited<ReturnType<typeof startApi>>

/** The API on a free port; it counts nobody's calls. */
export async function startApi(env: NodeJS.ProcessEnv) {
  const API_PORT = String(await freePort())
  const stack = new Stack({
    ...process.env,
    ...env,
    API_PORT,
    RATE_GET: '0',
    RATE_MAPS: '0',
    RATE_PLANS: '0',
  })
  await stack.start('api')
  return { origin: stack.url('api'), pid: stack.pid('api'), stop: () => stack.stopAll() }
}

export const freePort = async () => (await freePorts('one')).one

/** Address of a new database on a server. */
export async function newDatabase(server: string, name: string): Promise<string> {
  const { sql, close } = await openServer(server)
  await sql(`create database ${name}`)
  await close()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
