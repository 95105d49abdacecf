import { type Configuration, rspack } from '@rspack/core'
import { portOf } from './ports.ts'
import { configuration } from './rspack.ts'

/**
 * An app that is rendered in browsers alone, and has no part in the federation: its build is
 * `index.html` and what that loads. With `HOT=1` its development server also passes on what the
 * app asks of the API, as its own server does.
 */
export function clientApp(app: 'staff', dir: string): Configuration {
  const { output, optimization, plugins = [], devServer, ...rest } = configuration(app, dir, 'web')
  const api = `http://127.0.0.1:${portOf('api')}`
  return {
    ...rest,
    output: {
      ...output,
      // The page is opened as localhost, and its development server listens on 127.0.0.1.
      publicPath: devServer ? '/web/' : '/assets/',
      // The policy of the page (Trusted Types) allows no other way to load a script.
      trustedTypes: { policyName: app },
    },
    optimization: { ...optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...plugins,
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
    ],
    ...(devServer && {
      devServer: {
        ...devServer,
        client: { ...(devServer.client as object), webSocketURL: 'auto://0.0.0.0:0/ws' },
        historyApiFallback: { index: '/web/index.html' },
        proxy: [{ context: ['/api', '/media'], target: api }],
      },
    }),
  }
}
