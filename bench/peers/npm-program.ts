import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const READY_MS = 120_000

/** A package in a folder of its own below the temporary one, away from ours; kept for the next run. */
export async function installed(name: string, version: string) {
  const dir = path.join(tmpdir(), 'sumai-peers', `${name}-${version}`)
  const bin = path.join(dir, 'node_modules', '.bin', name)
  if (!existsSync(bin)) {
    await mkdir(dir, { recursive: true })
    await finished('npm', ['init', '--yes'], { cwd: dir })
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    await finished('npm', ['install', ...quiet, `${name}@${version}`], { cwd: dir })
  }
  return { dir, bin }
}

type Options = { cwd: string; env?: NodeJS.ProcessEnv }

/** Runs a program to its end; gives what it has printed. */
export async function finished(command: string, args: string[], { cwd, env }: Options) {
  const options = { cwd, env: outside(env), maxBuffer: 10 ** 8 }
  return (await promisify(execFile)(command, args, options)).stdout
}

/** The machine's own Node.js and npm, not those of this checkout: native parts fit the former. */
function outside(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter)
  return { ...process.env, ...env, PATH }
}

/** Starts a server and waits until `url` answers. Resolves to its end. */
export async function served(
  command: string,
  args: string[],
  { url, ...options }: Options & { url: string },
): Promise<() => Promise<void>> {
  const env = outside(options.env)
  const child = spawn(command, args, { ...options, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const until = Date.now() + READY_MS
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`)
    if (Date.now() > until) throw new Error(`${command} was not ready within ${READY_MS / 1000} s`)
    await pause(200)
  }
  return () => ended(child)
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await over
}
