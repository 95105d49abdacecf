/**
 * Where the remotes hang in the one router. Both mounts are pathless, with the path in the splat
 * child: a mount with a path of its own would match itself with no children, and the router would
 * never ask for the remote's routes.
 */
export const MOUNTS = [
  {
    name: 'baibai',
    label: '売買・投資',
    find: '売買物件を探す',
    top: '/baibai',
    splat: 'baibai/*',
  },
  { name: 'chintai', label: '賃貸', find: '賃貸物件を探す', top: '/', splat: '*' },
] as const

export type MountName = (typeof MOUNTS)[number]['name']

/** The address of the first page of a remote. */
export const topOf = (name: MountName): string =>
  MOUNTS.find((mount) => mount.name === name)?.top ?? '/'
