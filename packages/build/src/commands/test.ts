/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails
 * fastest. `npm run test:full` adds what takes longer.
 */
import { findChromium } from '../chromium.ts'
import { run } from '../run.ts'

type Step = { name: string; run: () => Promise<void> }

const full = process.argv.includes('--full')

const steps: Step[] = [
  { name: 'types', run: () => run('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', run: () => run('npm', ['run', '--silent', 'lint']) },
  { name: 'unit and API tests', run: () => run('jest', []) },
  { name: 'build', run: () => run('node', ['packages/build/src/commands/build.ts']) },
  {
    name: 'build for React’s development mode',
    run: () =>
      run('node', ['packages/build/src/commands/build.ts'], {
        env: { ...process.env, DIST: 'dist-development', BUILD_MODE: 'development' },
      }),
  },
  {
    name: 'browser tests',
    run: async () => {
      const args = [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...(full ? [] : ['--grep-invert', '@full']),
      ]
      await run('playwright', args, {
        env: { ...process.env, CHROMIUM_PATH: await findChromium() },
      })
    },
  },
]

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

const started = performance.now()
for (const step of steps) {
  const begun = performance.now()
  console.log(`\n── ${step.name}`)
  await step.run()
  console.log(`── ${step.name}: ${seconds(begun)} s`)
}
console.log(`\nAll of it passed in ${seconds(started)} s`)
