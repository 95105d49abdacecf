import type { ServerResponse } from 'node:http'
import type { Compiler, Configuration, DevServerMiddleware, MultiCompiler } from '@rspack/core'
import { type AppName, distDir, REMOTES, type RemoteName } from './paths.ts'
import { portOf } from './ports.ts'
import { describeBuild, signPointer, signRelease } from './release.ts'

type DevServer = Exclude<Configuration['devServer'], false | undefined>

/** Where an app's development server listens: a remote's port, or ten above the shell's own. */
const devPort = (app: AppName, env: NodeJS.ProcessEnv = process.env) =>
  portOf(app, env) + (app === 'shell' ? 10 : 0)

export const devOrigin = (app: AppName, env: NodeJS.ProcessEnv = process.env) =>
  `http://127.0.0.1:${devPort(app, env)}`

/**
 * `rspack dev` of one app: the browser build with hot reload and, for a remote, the same
 * `/remote.json` and `/node/` files as in production, signed anew after every edit.
 */
export function devServer(app: AppName): DevServer {
  const port = devPort(app)
  const remote = REMOTES.find((name) => name === app)
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: {
      webSocketURL: `ws://127.0.0.1:${port}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    // Also on disk, because the release is described from its files.
    devMiddleware: {
      publicPath: '/web/',
      writeToDisk: (file) => !file.includes('.hot-update.'),
    },
    static: { directory: distDir(app), watch: false },
    setupMiddlewares(middlewares, server) {
      // Answers once both builds are done, so that nobody gets one that is older than the other.
      const whenBuilt = (path: string, answer: () => string): DevServerMiddleware => ({
        path,
        middleware: (_request: unknown, response: ServerResponse) =>
          server.middleware.waitUntilValid(() => send(response, answer)),
      })
      return [
        whenBuilt('/readyz', () => 'ok'),
        ...(remote ? [whenBuilt('/remote.json', signedOnce(remote, server.compiler))] : []),
        ...middlewares,
      ]
    },
  }
}

/** Made once for each build: every page asks for it, and making it reads all files. */
function signedOnce(remote: RemoteName, { hooks }: Compiler | MultiCompiler): () => string {
  let text: string | undefined
  hooks.invalid.tap('remote.json', () => {
    text = undefined
  })
  return () => {
    // 0: in development there is only one release, and no earlier one to go back to.
    text ??= JSON.stringify(
      signPointer(signRelease(remote, describeBuild(remote, distDir(remote))), 0),
    )
    return text
  }
}

function send(response: ServerResponse, answer: () => string): void {
  // Tells the process that started this one that it is the one that answers (stack.ts).
  response.setHeader('x-instance', process.env.INSTANCE ?? '')
  try {
    response.end(answer())
  } catch (error) {
    response.statusCode = 503
    response.end((error as Error).message)
  }
}
