import { devOrigin } from './dev-server.ts'
import { type AppName, appDir } from './paths.ts'
import { portOf } from './ports.ts'
import { type Program, type Programs, productionPrograms } from './programs.ts'

/** Folder of the apps that are built once: like production, with React's development mode. */
export const COLD_DIST = 'dist-development'
/** Folder of the apps with hot reload. */
export const HOT_DIST = 'dist-hot'

/** The shell's server itself: requests come through the proxy in front of it (`restart-proxy.ts`). */
const innerPort = (env: NodeJS.ProcessEnv) => portOf('shell', env) + 20

/** The processes of the site as `npm run dev` runs them. */
export function developmentPrograms(hot: readonly AppName[], env: NodeJS.ProcessEnv): Programs {
  const programs = productionPrograms(env)
  const isHot = (app: AppName) => hot.includes(app)
  const reloading = (app: AppName): Program => ({
    command: ['rspack', 'dev'],
    cwd: appDir(app),
    env: { HOT: '1', DIST: HOT_DIST },
    url: devOrigin(app, env),
  })
  const remote = (app: 'chintai' | 'baibai'): Program =>
    isHot(app) ? reloading(app) : { ...programs[app], env: { DIST: COLD_DIST } }
  return {
    api: programs.api,
    chintai: remote('chintai'),
    baibai: remote('baibai'),
    staff: isHot('staff') ? reloading('staff') : { ...programs.staff, env: { DIST: COLD_DIST } },
    ...(isHot('shell') ? { assets: reloading('shell') } : {}),
    shell: {
      ...programs.shell,
      env: {
        ...programs.shell.env,
        DIST: isHot('shell') ? HOT_DIST : COLD_DIST,
        SHELL_PORT: String(innerPort(env)),
        REMOTE_POLL_MS: '100',
        DEV_SERVERS: hot
          .filter((app) => app !== 'staff')
          .map((app) => `${app}=${devOrigin(app, env)}`)
          .join(),
      },
      url: `http://127.0.0.1:${innerPort(env)}`,
    },
  }
}
