import path from 'node:path'

export const repoRoot = path.resolve(import.meta.dirname, '../../..')

export type AppName = 'shell' | 'chintai' | 'baibai' | 'staff'
export type RemoteName = Exclude<AppName, 'shell' | 'staff'>

export const REMOTES: readonly RemoteName[] = ['chintai', 'baibai']

/** What is released by itself, with a signature: each has a team and a key of its own. */
export type ReleasedName = Exclude<AppName, 'shell'>
export const RELEASED: readonly ReleasedName[] = [...REMOTES, 'staff']

export const APPS: readonly AppName[] = [...REMOTES, 'shell', 'staff']

/** Where `npm run check` builds an app, so that an unchecked build never becomes a release. */
export const CHECKED_DIST = 'dist-checked'

export const appDir = (app: AppName) => path.join(repoRoot, 'apps', app)

/**
 * The folder of an app's builds; `DIST` names another one, beside it or on the machine that serves
 * it.
 */
export const distDir = (app: AppName) => path.resolve(appDir(app), process.env.DIST || 'dist')
