/**
 * The mounts of the remotes in the router. Both are pathless, with the path in the splat child: a
 * mount with a path would match without children, and the router would not ask for the remote's
 * routes.
 */
export const MOUNTS = [
  {
    name: 'baibai',
    label: '売買・投資',
    find: '売買物件を探す',
    icon: 'home',
    top: '/baibai',
    splat: 'baibai/*',
  },
  {
    name: 'chintai',
    label: '賃貸',
    find: '賃貸物件を探す',
    icon: 'key',
    top: '/',
    splat: '*',
  },
] as const

export type MountName = (typeof MOUNTS)[number]['name']

/** Path of the top page of a site. */
export const topOf = (name: MountName): string =>
  MOUNTS.find((mount) => mount.name === name)?.top ?? '/'
