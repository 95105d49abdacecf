import path from 'node:path'

export const repoRoot = path.resolve(import.meta.dirname, '../../..')

export type AppName = 'shell' | 'chintai' | 'baibai'
export type RemoteName = Exclude<AppName, 'shell'>

export const REMOTES: readonly RemoteName[] = ['chintai', 'baibai']

export const appDir = (app: AppName) => path.join(repoRoot, 'apps', app)

/** Where an app's builds lie; `DIST` names another folder (tests build React's development mode beside). */
export const distDir = (app: AppName) => path.resolve(appDir(app), process.env.DIST ?? 'dist')
