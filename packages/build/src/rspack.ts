import path from 'node:path'
import { type Configuration, type Entry, type RuleSetRules, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { INTEGRITY } from '@sumai/platform/release'
import { classNamePattern } from './class-name-pattern.ts'
import { devOrigin, devServer } from './dev-server.ts'
import { FEDERATION_IN_BROWSERS, remoteEntry } from './federation.ts'
import { LicensesPlugin } from './licenses-plugin.ts'
import { PageFilesPlugin } from './page-files-plugin.ts'
import { type AppName, REMOTES } from './paths.ts'
import { SHARED_EXTERNALS } from './shared.ts'

type Target = 'web' | 'node'

/**
 * The one Rspack configuration of the shell and both remotes: a build for browsers and one for the
 * server. `BUILD_TARGET` picks one of them, `BUILD_MODE=development` builds for React's development
 * mode, `HOT=1` serves with hot reload.
 */
export function federatedApp(app: AppName, dir: string): Configuration[] {
  const targets = (process.env.BUILD_TARGET?.split(',') ?? ['web', 'node']) as Target[]
  return targets.map((target) => configuration(app, dir, target))
}

type Build = {
  app: AppName
  dir: string
  web: boolean
  hot: boolean
  development: boolean
  /** Leaves out the stack trace that each React element records in development mode. */
  withoutTraces: boolean
}

/** The configuration of one build. */
export function configuration(app: AppName, dir: string, target: Target): Configuration {
  const web = target === 'web'
  const remote = remoteOf(app)
  const hot = process.env.HOT === '1'
  const development = hot || process.env.BUILD_MODE === 'development'
  // A third of the work of the server for a page after an edit, and only browsers show them.
  const withoutTraces = hot && !web
  const build: Build = { app, dir, web, hot, development, withoutTraces }

  return {
    name: `${app}-${target}`,
    context: dir,
    mode: development ? 'development' : 'production',
    target: web ? ['web', 'es2022'] : 'async-node',
    // The server never reads a map.
    devtool: hot && web ? 'cheap-module-source-map' : false,
    entry: remote ? remoteEntry(remote, web, hot) : ownEntry(web),
    ...(remote ? { externals: SHARED_EXTERNALS, externalsType: 'global' } : {}),
    output: output(build),
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(withoutTraces ? { alias: productionElements(dir) } : {}),
    },
    module: {
      // Custom properties keep their names: a part sets what base.css or another part reads.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/module': {
          localIdentName: classNamePattern(app, hot),
          exportsOnly: !web,
          esModule: true,
        },
        css: { exportsOnly: !web },
      },
      rules: rules(build),
    },
    optimization: optimization(build),
    plugins: plugins(build),
    ...(hot ? { devServer: web ? devServer(app) : false, lazyCompilation: false } : {}),
    infrastructureLogging: { level: 'warn' },
    performance: false,
    stats: hot ? 'errors-only' : 'errors-warnings',
  }
}

const remoteOf = (app: AppName) => REMOTES.find((name) => name === app)

function output({ app, dir, web, hot, development }: Build): Configuration['output'] {
  const name = hot ? '[name]' : '[name].[contenthash:8]'
  // By number: otherwise every first page would load a table of all names (pages.json has it instead).
  const chunk = development ? name : '[id].[contenthash:8]'
  return {
    path: path.resolve(dir, process.env.DIST || 'dist', web ? 'web' : 'node'),
    // Files of earlier releases stay reachable for pages that are still open.
    clean: false,
    uniqueName: app,
    publicPath: publicPath(app, web, hot),
    filename: web ? `${name}.js` : '[name].cjs',
    chunkFilename: `${chunk}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${chunk}.css`,
    crossOriginLoading: web ? 'anonymous' : false,
    ...(web ? {} : { library: { type: 'commonjs-module' } }),
  }
}

const loader = (name: string) => path.join(import.meta.dirname, `${name}.ts`)

function rules({ web, hot, development, withoutTraces }: Build): RuleSetRules {
  const asFile = {
    type: 'asset/resource',
    generator: { filename: 'files/[name].[contenthash:8][ext]' },
  }
  return [
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /(?<!\.module)\.css$/, type: 'css/auto' },
    { test: /\.(svg|woff2|png|jpg)$/, ...asFile },
    // The map's library stays as it is published, because its module finds its worker by file name.
    { test: /\.mjs$/, dependency: 'url', ...asFile },
    { test: /node_modules\/react-router\/.+\.js$/, use: loader('pure-components-loader') },
    !web && { test: /\.page\.tsx$/, use: loader('page-name-loader') },
    { test: /\.woff2$/, use: loader('subset-font-loader') },
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: {
              runtime: 'automatic',
              development: development && !withoutTraces,
              refresh: hot && web,
            },
          },
        },
      },
    },
  ]
}

const optimization = ({ app, web, hot, development }: Build): Configuration['optimization'] => ({
  minimize: !development,
  minimizer: web
    ? [
        new rspack.SwcJsMinimizerRspackPlugin(EAGER),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ]
    : [new rspack.SwcJsMinimizerRspackPlugin(NAMED)],
  moduleIds: development ? 'named' : 'deterministic',
  mangleExports: development ? false : 'size',
  splitChunks:
    web && !remoteOf(app) && !hot
      ? { chunks: 'initial', cacheGroups: { vendor: { test: /node_modules/, name: 'vendor' } } }
      : false,
})

const plugins = ({ app, web, hot }: Build): Configuration['plugins'] => [
  new PageFilesPlugin(),
  web && !hot && new LicensesPlugin(),
  web && !hot && integrity(),
  web && app === 'shell' && new rspack.DefinePlugin(FEDERATION_IN_BROWSERS),
  // One file: the shell verifies one hash and evaluates what it verified.
  !web && new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  web && hot && new ReactRefreshRspackPlugin({ library: app }),
  // Hides the progress bars of `rspack dev`, which would overwrite each other.
  hot && new rspack.ProgressPlugin(() => {}),
]

/**
 * The browsers that CSS is compiled for: those with the features that the stylesheets need anyway
 * (`@layer`, `:has`, `color-mix`). For older ones each rule with `:is` would be written three
 * times.
 */
const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 121',
  'safari >= 16.4',
  'ios_saf >= 16.4',
]

/**
 * With the preamble, Chrome compiles a whole script on another thread while it loads, instead of
 * each function on the main thread when it is first called. The syntax of 2022 and three passes
 * save 0.5 KB a page, because packages are published for older browsers.
 */
const EAGER = {
  minimizerOptions: {
    ecma: 2022,
    compress: { ecma: 2022, passes: 3 },
    format: { preamble: '//# allFunctionsCalledOnLoad\n' },
  },
} as const

/**
 * A server keeps the source of its code in memory: without blanks and comments, and in ASCII, of
 * which V8 stores one byte a character. Names stay for stack traces.
 */
const NAMED = {
  minimizerOptions: {
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
} as const

/** Elements as production makes them, for a renderer in development mode. */
const productionElements = (dir: string) => ({
  'react/jsx-runtime$': path.join(dir, 'node_modules/react/cjs/react-jsx-runtime.production.js'),
})

const ownEntry = (web: boolean): Entry =>
  web ? { main: './src/main.tsx' } : { render: './src/render/process.ts' }

/** A script has the hashes of those that it loads: all of them in the entry would be 1.2 KB more. */
const integrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY], hashLoading: 'lazy' })

/** Relative to the file itself for a remote, which may be served from anywhere. */
function publicPath(app: AppName, web: boolean, hot: boolean): string {
  if (!web) return ''
  if (hot) return `${devOrigin(app)}/web/`
  return app === 'shell' ? '/assets/' : 'auto'
}
