import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A server of one page that does as little as can be done: what ours is compared with. */
export type Limit = { url: string; pid: number; stop: () => Promise<void> }

/** What the `static-page` serves: its HTML, and where its pictures are. */
export type StaticPage = { html: string; origin: string }

/**
 * - `bare-react`: renders the content (a `Tree` as JSON) with React and compresses it, nothing else.
 * - `static-page`: sends the bytes of a page (a `StaticPage` as JSON), compressed once.
 * - `constant`: sends an answer (a `PlainAnswer` as JSON) as it is.
 */
export async function startLimit(
  program: 'bare-react' | 'static-page' | 'constant',
  content: string,
): Promise<Limit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sumai-limit-'))
  const file = path.join(folder, 'content')
  await writeFile(file, content)
  const server = spawn('node', [path.join(import.meta.dirname, `${program}.server.ts`), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = await once(server.stdout, 'data')
  return {
    url: String(line).trim(),
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
