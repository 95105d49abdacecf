/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails
 * fastest. `npm run test:full` adds what takes longer; `npm run test:shell` is the shell's part;
 * `npm run shots` only looks at every page and its states, and leaves screenshots in e2e/shots.
 */
import { findChromium } from '../chromium.ts'
import { withPostgres } from '../postgres.ts'
import { run } from '../run.ts'

type Step = { name: string; run: () => Promise<void> }

const full = process.argv.includes('--full')
const shell = process.argv.includes('--shell')
const shots = process.argv.includes('--shots')
// Read by packages/build/src/jest/fast-check.cjs, in every process below.
if (full) process.env.RANDOM_PROPERTIES = '1'

async function browserTests(args: string[]) {
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: {
      ...process.env,
      ...(full || shots ? { TEST_FULL: '1' } : {}),
      CHROMIUM_PATH: await findChromium(),
    },
  })
}

/** The shell without any remote and without the API: a part of all of it, for its own team. */
const shellSteps: Step[] = [
  { name: 'unit tests', run: () => run('jest', ['apps/shell']) },
  { name: 'build', run: () => run('node', ['packages/build/src/commands/build.ts', 'shell']) },
  { name: 'the shell alone', run: () => browserTests(['failures/shell-alone']) },
]

const build: Step = {
  name: 'build',
  run: () => run('node', ['packages/build/src/commands/build.ts']),
}

const shotsSteps: Step[] = [
  build,
  {
    name: 'every page and its states',
    run: () => browserTests(['every-page', 'states', '--project=phone', '--project=desktop']),
  },
]

const steps: Step[] = [
  { name: 'types', run: () => run('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', run: () => run('npm', ['run', '--silent', 'lint']) },
  {
    name: 'descriptions of deployments',
    run: () => run('node', ['packages/build/src/commands/check-deploy.ts']),
  },
  { name: 'unit and API tests', run: () => run('jest', []) },
  ...(full ? fullApiSteps() : []),
  build,
  {
    name: 'build for React’s development mode',
    run: () =>
      run('node', ['packages/build/src/commands/build.ts'], {
        env: { ...process.env, DIST: 'dist-development', BUILD_MODE: 'development' },
      }),
  },
  {
    name: 'browser tests',
    run: () => browserTests(full ? [] : ['--grep-invert', '@full']),
  },
]

/** The API on PostgreSQL; then killed and fuzzed, on both databases. */
function fullApiSteps(): Step[] {
  const jest = (env: NodeJS.ProcessEnv, ...patterns: string[]) =>
    run('jest', ['--selectProjects', 'node', '--', ...patterns], {
      env: { ...process.env, ...env },
    })
  return [
    {
      name: 'API tests, kills and fuzz on PostgreSQL',
      run: () =>
        withPostgres(async (url) => {
          await jest({ TEST_DATABASE_URL: url }, 'apps/api/')
          await jest({ TEST_DATABASE_URL: url, TEST_FULL: '1' }, 'apps/api/src/full/')
        }),
    },
    {
      name: 'kills and fuzz on the embedded database',
      run: () => jest({ TEST_FULL: '1' }, 'apps/api/src/full/'),
    },
  ]
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

const started = performance.now()
for (const step of shell ? shellSteps : shots ? shotsSteps : steps) {
  const begun = performance.now()
  console.log(`\n── ${step.name}`)
  await step.run()
  console.log(`── ${step.name}: ${seconds(begun)} s`)
}
console.log(`\nAll of it passed in ${seconds(started)} s`)
