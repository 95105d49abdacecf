const ignored = [
  '/node_modules/',
  '/dist/',
  // Minutes each: `npm run test:full`.
  ...(process.env.TEST_FULL ? [] : ['\\.full\\.test\\.ts$']),
]

/**
 * Looked up in the sandbox at every use otherwise, which makes what computes two to three times
 * slower. Those that fake timers replace are not among them, nor Boolean and Set, which asn1js has
 * as names of its own.
 */
const INJECTED =
  'Array Error Intl JSON Map Math Number Object Promise Proxy Reflect RegExp String Symbol TypeError Uint8Array WeakMap'

/**
 * Two kinds of unit test: components (`.test.tsx`) and what else needs a document (`.dom.test.ts`)
 * in jsdom, the rest in Node.
 */
const common = {
  sandboxInjectedGlobals: INJECTED.split(' '),
  transform: {
    '^.+\\.m?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: { runtime: 'automatic' },
            // react-router asks for it; CommonJS has no import.meta.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
        },
      },
    ],
  },
  // Published as ES modules only; everything else in node_modules is left alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(react-router|@mapbox|@maplibre|@remix-run|cookie-es|axios|content-disposition|cookie|dom-serializer|domelementtype|domhandler|domutils|entities|geokdbush|get-port|htmlparser2|ical\\.js|jose|kdbush|nodemailer|pbf|pmtiles|quickselect|rw|swiper|tinyqueue|typedfastbitset)[@/+])',
  ],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/packages/build/src/jest/fast-check.cjs',
    '\\.module\\.css$': '<rootDir>/packages/build/src/jest/css-module.cjs',
    '\\.css$': '<rootDir>/packages/build/src/jest/css-module.cjs',
    '\\.svg$': '<rootDir>/packages/build/src/jest/asset.cjs',
  },
  testPathIgnorePatterns: ignored,
}

export default {
  // Nobody waits at the machine that runs them: no core is left idle.
  maxWorkers: '100%',
  // What suites leave behind. A new process compiles PGlite again, which may end it
  // (github.com/nodejs/node/issues/64500).
  workerIdleMemoryLimit: '1GB',
  // ms. A busy machine is not what is tested: databases are opened and servers started here.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/packages/build/src/jest/longest-first.cjs',
  globalSetup: '<rootDir>/packages/build/src/jest/temporary-folder.mjs',
  globalTeardown: '<rootDir>/packages/build/src/jest/drop-temporary-folder.mjs',
  projects: [
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/packages/build/src/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/build/src/jest/setup-dom.ts'],
      testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/packages/build/src/jest/node-environment.mjs',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '\\.dom\\.test\\.ts$'],
    },
  ],
}
