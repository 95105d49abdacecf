/** The walls of the house (README, "The map of the house"). */
const MIT = '^packages/(api-client|domain|format|platform|shared-state)/'

/** What both sites are made of, on top of the design system; of these, listings is the lowest. */
const FEATURES = '^packages/(search|forms|content)/'

const TESTS = '(\\.test\\.tsx?$|/testing/|^packages/testing/)'

/** Never part of what runs in production. */
const FOR_TESTS = '(\\.test\\.tsx?$|/(testing|full)/)'

export default {
  forbidden: [
    {
      name: 'no-app-imports-an-app',
      comment: 'The teams release on their own: what two apps need goes to a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-package-imports-an-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-run-without-the-build',
      comment: 'packages/build is a devDependency: configurations and tests alone import it.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: FOR_TESTS },
      to: { path: '^packages/build/' },
    },
    {
      name: 'production-imports-no-devDependency',
      comment: 'What production code imports stands under dependencies.',
      severity: 'error',
      from: { path: '^(apps|packages)/(?!build/)[^/]+/src/', pathNot: FOR_TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mit-packages-stay-off-ui',
      comment: 'packages/ui contains GPL code (lightgallery); these five are MIT.',
      severity: 'error',
      from: { path: MIT },
      to: { path: '^packages/(ui|listings|search|forms|content|build|geo)/' },
    },
    {
      name: 'ui-is-a-design-system',
      comment: 'It knows nothing of homes, of the API or of what a visitor has saved.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(api-client|domain|shared-state|listings|search|forms|content)/' },
    },
    {
      name: 'listings-know-no-other-feature',
      severity: 'error',
      from: { path: '^packages/listings/' },
      to: { path: FEATURES },
    },
    {
      name: 'features-stay-apart',
      comment: 'What two of them need goes to listings or ui.',
      severity: 'error',
      from: { path: '^packages/(search|forms|content)/' },
      to: { path: FEATURES, pathNot: '^packages/$1/' },
    },
    {
      name: 'late-modules-come-late',
      comment:
        'Imported at once, their code would be on the way to the first page (platform/late).',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '\\.(late|view)\\.tsx?$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'domain-knows-nobody',
      comment: 'No UI and no I/O: what apps and API both know.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '(^packages/(?!(domain|format)/)|node_modules/(react|axios|fastify))' },
    },
    {
      name: 'zod-reaches-no-browser-through-the-client',
      comment: 'The contract is types to the client; zod is 60 KB.',
      severity: 'error',
      from: { path: '^packages/api-client/src/[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/api-client/src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'remotes-route-through-the-platform',
      comment: 'A second copy of the router would be a second router.',
      severity: 'error',
      from: {
        path: '^(apps/(chintai|baibai)|packages/(ui|listings|search|forms|content))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/react-router|^packages/platform/src/router' },
    },
    {
      name: 'drizzle-is-imported-once',
      comment: 'Each import costs 10 ms of every start (apps/api/src/db/drizzle.ts).',
      severity: 'error',
      from: { path: '^apps/api/src/(?!db/)' },
      to: { path: 'node_modules/drizzle-orm' },
    },
    {
      name: 'the-demo-is-a-guest',
      comment:
        'A site must run without it: only what fills a database and serves pictures knows it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: '^(packages/demo|apps/api/src/(demo|media))/|\\.test\\.ts$',
      },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'the-ground-stays-on-the-server',
      comment: 'Facts by the megabyte: the API and the demo read them, no browser does.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^(packages/(geo|demo)|apps/api)/' },
      to: { path: '^packages/geo/' },
    },
    {
      name: 'everything-resolves',
      comment: 'What a package.json does not name cannot be imported.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript interface; SWC reads the imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-[^/]+)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
