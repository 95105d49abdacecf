import { type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { repoRoot } from './paths.ts'

/** Runs a program of node_modules/.bin to its end; its output is ours. Rejects on another exit code. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repoRoot,
      stdio: 'inherit',
      ...options,
      env: withBin(options.env),
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}`))
    })
  })
}

/**
 * An environment in which `node` and the tools are those of this checkout, and in which what was
 * compiled once is not compiled at every start.
 */
export function withBin(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return {
    NODE_COMPILE_CACHE: path.join(repoRoot, 'node_modules/.cache/node'),
    ...env,
    PATH: `${path.join(repoRoot, 'node_modules/.bin')}:${env.PATH}`,
  }
}
