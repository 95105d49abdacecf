import { findChromium, findHeadlessShell } from './chromium.ts'
import { memoryFolder } from './memory-folder.ts'
import { run } from './run.ts'

/** Runs the tests of e2e/ in a real browser; `args` as Playwright takes them. */
export async function browserTests(
  args: string[],
  { signal, env = {} }: { signal?: AbortSignal; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...(signal ? { signal } : {}),
    env: {
      ...process.env,
      TMPDIR: memoryFolder(),
      ...env,
      HEADLESS_SHELL_PATH: await findHeadlessShell(),
      CHROMIUM_PATH: await findChromium(),
    },
  })
}
