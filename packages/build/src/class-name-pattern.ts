import type { AppName } from './paths.ts'

/**
 * How the classes of an app's CSS modules are named: the same in the builds for browsers and server,
 * and different from those of the other teams. A page has thousands, so they are short: the app, the
 * class, a hash of the file. `?owners` reads the app from them (apps/shell/src/owners).
 */
export const classNamePattern = (app: AppName, hot: boolean): string =>
  `${hot ? `${app}-` : app.charAt(0)}[local][hash:4]`
