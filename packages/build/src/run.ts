import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { repoRoot } from './paths.ts'

/**
 * Runs a program of node_modules/.bin to its end and shows its output. Rejects on another exit code
 * than 0.
 */
export async function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  await ended(start(program, args, { stdio: 'inherit', ...options }), program, args)
}

/** The same, but shows all output at once when the program has ended. */
export async function runBuffered(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text))
  try {
    await ended(child, program, args)
  } finally {
    process.stdout.write(Buffer.concat(said))
  }
}

const start = (program: string, args: string[], options: SpawnOptions): ChildProcess =>
  spawn(program, args, { cwd: repoRoot, ...options, env: withBin(options.env) })

function ended(child: ChildProcess, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/**
 * An environment in which `node` and the tools are those of this checkout, and compiled code is
 * cached from one start to the next.
 */
export function withBin(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: path.join(repoRoot, 'node_modules/.cache/node'),
    ...env,
    PATH: `${path.join(repoRoot, 'node_modules/.bin')}:${env.PATH}`,
  }
}
