/**
 * `npm test`: everything that must hold before a change lands; the first failure ends it. `npm run
 * test:full` adds what takes longer; `npm run test:shell` is the shell's part; `npm run shots` only
 * looks at every page, every screen of the staff and their states, and leaves screenshots in
 * e2e/shots and the pictures of README.md in docs/pictures.
 */
import { browserTests } from '../browser-tests.ts'
import { demoData } from '../demo-data.ts'
import { type Job, runJobs } from '../jobs.ts'
import { withPostgres } from '../postgres.ts'
import { withRedis } from '../redis.ts'
import { run, runBuffered } from '../run.ts'

const full = process.argv.includes('--full')
const shell = process.argv.includes('--shell')
const shots = process.argv.includes('--shots')
// Read by packages/build/src/jest/fast-check.cjs, in every process below.
if (full) process.env.RANDOM_PROPERTIES = '1'
// Read by e2e/journeys/readme.spec.ts.
if (shots) process.env.SHOTS = '1'
// Read by jest.config.mjs and by the tests of browsers.
if (full || shots) process.env.TEST_FULL = '1'

const tests = (args: string[], signal: AbortSignal) => browserTests(args, { signal })

const build = (...apps: string[]): Job => ({
  name: 'build',
  run: (signal) =>
    runBuffered('node', ['packages/build/src/commands/build.ts', ...apps], { signal }),
})

/** In development mode, React reports more on the console. */
const developmentBuild: Job = {
  name: 'build for React’s development mode',
  needs: ['build'],
  run: (signal) =>
    runBuffered('node', ['packages/build/src/commands/build.ts'], {
      signal,
      env: { ...process.env, DIST: 'dist-development', BUILD_MODE: 'development' },
    }),
}

/** The shell without any remote and without the API: a part of all of it, for its own team. */
const shellJobs: Job[] = [
  { name: 'unit tests', run: (signal) => run('jest', ['apps/shell'], { signal }) },
  build('shell'),
  {
    name: 'the shell alone',
    needs: ['unit tests', 'build'],
    run: (signal) => tests(['failures/shell-alone'], signal),
  },
]

const shotsJobs: Job[] = [
  build(),
  developmentBuild,
  {
    name: 'every page, screen and state',
    needs: [developmentBuild.name],
    run: (signal) => tests(['every-page', 'every-screen', 'states', 'readme'], signal),
  },
]

/** The suites of the API once more; those that are about the embedded database are left out. */
const onPostgres: Job = {
  name: 'API tests on PostgreSQL and Redis',
  needs: ['unit and API tests'],
  run: (signal) =>
    withPostgres((postgres) =>
      withRedis((redis) => {
        const env = { ...process.env, TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis }
        return run('jest', ['apps/api/', 'apps/shell/src/server/page-limits'], { signal, env })
      }),
    ),
}

/** Made while other jobs run, because it keeps only one core busy. */
const demoDataOfSites: Job = {
  name: 'demo data for browser tests',
  needs: ['build'],
  run: async () => void (await demoData()),
}

/**
 * Checks and builds run one after the other, beside the unit tests; the browser tests run alone.
 */
const jobs: Job[] = [
  {
    name: 'types',
    // Several checkers would read the same types again, beside the unit tests.
    run: (signal) => runBuffered('tsc', ['-p', 'tsconfig.json', '--singleThreaded'], { signal }),
  },
  { name: 'unit and API tests', run: (signal) => run('jest', [], { signal }) },
  {
    name: 'lint',
    needs: ['types'],
    run: (signal) => runBuffered('npm', ['run', '--silent', 'lint'], { signal }),
  },
  {
    name: 'descriptions of deployments',
    needs: ['lint'],
    run: (signal) =>
      runBuffered('node', ['packages/build/src/commands/check-deploy.ts'], { signal }),
  },
  { ...build(), needs: ['descriptions of deployments'] },
  demoDataOfSites,
  ...(full ? [developmentBuild, onPostgres] : []),
  {
    name: 'browser tests',
    needs: [
      'unit and API tests',
      demoDataOfSites.name,
      ...(full ? [developmentBuild.name, onPostgres.name] : []),
    ],
    run: (signal) => tests(full ? [] : ['--grep-invert', '@full|@twin'], signal),
  },
]

const started = performance.now()
await runJobs(shell ? shellJobs : shots ? shotsJobs : jobs, console.log)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\nAll of it passed in ${minutes} minutes`)
