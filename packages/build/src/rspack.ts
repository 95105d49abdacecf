import path from 'node:path'
import { type Configuration, type Entry, rspack } from '@rspack/core'
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

/** The configuration of one build. */
export function configuration(app: AppName, dir: string, target: Target): Configuration {
  const web = target === 'web'
  const host = app === 'shell'
  const remote = REMOTES.find((name) => name === app)
  const hot = process.env.HOT === '1'
  const development = hot || process.env.BUILD_MODE === 'development'
  // Elements of the development mode remember by a stack trace where they were made: a third of what
  // the server needs for a page after an edit. Browsers tell it all the same.
  const unowned = hot && !web
  const name = hot ? '[name]' : '[name].[contenthash:8]'
  // By number: a table of all their names would be on the way to the first page (pages.json has it).
  const chunk = development ? name : '[id].[contenthash:8]'

  return {
    name: `${app}-${target}`,
    context: dir,
    mode: development ? 'development' : 'production',
    target: web ? ['web', 'es2022'] : 'async-node',
    // The server never reads a map.
    devtool: hot && web ? 'cheap-module-source-map' : false,
    entry: remote ? remoteEntry(remote, web, hot) : ownEntry(web),
    ...(remote ? { externals: SHARED_EXTERNALS, externalsType: 'global' } : {}),
    output: {
      path: path.resolve(dir, process.env.DIST || 'dist', target),
      // Files of earlier releases stay reachable for pages that are still open.
      clean: false,
      uniqueName: app,
      publicPath: publicPath(app, target, hot),
      filename: web ? `${name}.js` : '[name].cjs',
      chunkFilename: `${chunk}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${chunk}.css`,
      crossOriginLoading: web ? 'anonymous' : false,
      ...(web ? {} : { library: { type: 'commonjs-module' } }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...(unowned ? { alias: productionElements(dir) } : {}),
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
      rules: [
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /(?<!\.module)\.css$/, type: 'css/auto' },
        {
          test: /\.(svg|woff2|png|jpg)$/,
          type: 'asset/resource',
          generator: { filename: 'files/[name].[contenthash:8][ext]' },
        },
        // Of the map: as it is published, because a module and its worker find each other by name.
        {
          test: /\.mjs$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: 'files/[name].[contenthash:8][ext]' },
        },
        {
          test: /node_modules\/react-router\/.+\.js$/,
          use: path.join(import.meta.dirname, 'pure-components-loader.ts'),
        },
        ...(web
          ? []
          : [{ test: /\.page\.tsx$/, use: path.join(import.meta.dirname, 'page-name-loader.ts') }]),
        { test: /\.woff2$/, use: path.join(import.meta.dirname, 'subset-font-loader.ts') },
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
                  development: development && !unowned,
                  refresh: hot && web,
                },
              },
            },
          },
        },
      ],
    },
    optimization: {
      minimize: !development,
      minimizer: web
        ? [
            new rspack.SwcJsMinimizerRspackPlugin(EAGER),
            new rspack.LightningCssMinimizerRspackPlugin({
              minimizerOptions: { targets: BROWSERS },
            }),
          ]
        : [new rspack.SwcJsMinimizerRspackPlugin(NAMED)],
      moduleIds: development ? 'named' : 'deterministic',
      mangleExports: development ? false : 'size',
      splitChunks:
        web && !remote && !hot
          ? { chunks: 'initial', cacheGroups: { vendor: { test: /node_modules/, name: 'vendor' } } }
          : false,
    },
    plugins: [
      new PageFilesPlugin(),
      web && !hot && new LicensesPlugin(),
      web && !hot && integrity(),
      web && host && new rspack.DefinePlugin(FEDERATION_IN_BROWSERS),
      // One file: the shell verifies one hash and evaluates what it verified.
      !web && new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      web && hot && new ReactRefreshRspackPlugin({ library: app }),
      // `rspack dev` would draw a bar for each of its builds, all over each other.
      hot && new rspack.ProgressPlugin(() => {}),
    ],
    ...(hot ? { devServer: web ? devServer(app) : false, lazyCompilation: false } : {}),
    infrastructureLogging: { level: 'warn' },
    performance: false,
    stats: hot ? 'errors-only' : 'errors-warnings',
  }
}

/**
 * Whose CSS is written: what the sheets rely on anyway (`@layer`, `:has`, `color-mix`). For all that
 * there ever were, a rule with `:is` would stand in every page three times.
 */
const BROWSERS = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 121',
  'safari >= 16.4',
  'ios_saf >= 16.4',
]

/**
 * Chrome then compiles all of a script on a thread of its own while it comes, and not each function
 * when it is first called, which keeps the page from answering. Packages come in the syntax of old
 * browsers: in that of ours, and looked through three times, a page takes 0.5 KB less.
 */
const EAGER = {
  minimizerOptions: {
    ecma: 2022,
    compress: { ecma: 2022, passes: 3 },
    format: { preamble: '//# allFunctionsCalledOnLoad\n' },
  },
} as const

/**
 * A server keeps the text of what it runs: without blanks and comments, and in ASCII, of which V8
 * keeps a byte a character. Names stay, for whoever reads a stack trace.
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
function publicPath(app: AppName, target: Target, hot: boolean): string {
  if (target === 'node') return ''
  if (hot) return `${devOrigin(app)}/web/`
  return app === 'shell' ? '/assets/' : 'auto'
}
