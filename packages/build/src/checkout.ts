import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sitePorts } from './free-ports.ts'
import { repoRoot } from './paths.ts'
import { withBin } from './run.ts'

/** Made by builds and starts, or large and never edited. */
const LEFT_OUT = /\/(dist(-[a-z]+)?|\.data|(api|demo)\/media)$/

/** A developer's own checkout, whose sources a test may edit, with `npm run dev` running in it. */
export class Checkout {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'sumai-checkout-'))
  readonly #dataDir: string
  #ports: Record<string, string> = {}
  #running: ChildProcess | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    for (const part of ['apps', 'packages', 'package.json', 'pnpm-workspace.yaml']) {
      cpSync(path.join(repoRoot, part), path.join(this.dir, part), {
        recursive: true,
        // The packages of the workspace are relative links, and must lead to the copies.
        verbatimSymlinks: true,
        filter: (file) => !LEFT_OUT.test(file),
      })
    }
    for (const part of ['node_modules', 'apps/api/media', 'packages/demo/media']) {
      symlinkSync(path.join(repoRoot, part), path.join(this.dir, part))
    }
  }

  /** Writes a source file. */
  write(file: string, text: string): void {
    const target = path.join(this.dir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }

  /** Replaces a text of a source file. */
  edit(file: string, before: string, after: string): void {
    const text = readFileSync(path.join(this.dir, file), 'utf8')
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
    this.write(file, text.replace(before, after))
  }

  /** `npm run dev` with these names; resolves when it says that it is ready. */
  async dev(...apps: string[]): Promise<void> {
    this.#ports = await sitePorts()
    const child = spawn('node', ['packages/build/src/commands/dev.ts', ...apps], {
      cwd: this.dir,
      env: withBin({ ...process.env, ...this.#ports, DATA_DIR: this.#dataDir }),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#running = child
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error('npm run dev ended before it was ready')))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (/^ready http/m.test(text)) resolve()
      })
    })
  }

  url(page = '/'): string {
    return `http://127.0.0.1:${this.#ports.SHELL_PORT}${page}`
  }

  /** Every address at which something answers while it runs. */
  addresses(): string[] {
    const shell = Number(this.#ports.SHELL_PORT)
    const ports = [...Object.values(this.#ports), shell + 10, shell + 20]
    return ports.map((port) => `http://127.0.0.1:${port}/`)
  }

  /** Ctrl-C; gives the exit code. */
  async interrupt(): Promise<number | null> {
    const child = this.#running
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    return code
  }

  async remove(): Promise<void> {
    await this.interrupt()
    rmSync(this.dir, { recursive: true, force: true })
  }
}
