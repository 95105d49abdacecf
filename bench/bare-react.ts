import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuPerPage } from './cpu.ts'
import type { Tree } from './tree.ts'

/**
 * The floor: ms of CPU a page for a process that does nothing but render the same content with
 * React and compress it with the same brotli.
 */
export async function bareReact(tree: Tree, pages: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sumai-bare-'))
  const file = path.join(folder, 'tree.json')
  await writeFile(file, JSON.stringify(tree))
  const server = spawn('node', [path.join(import.meta.dirname, 'bare-react.server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const url = String(line).trim()
    return await cpuPerPage(
      server.pid ?? 0,
      Array.from({ length: pages }, () => url),
    )
  } finally {
    server.kill()
    await rm(folder, { recursive: true })
  }
}
