import { matchRoutes, type RouteObject } from '@sumai/platform'

/**
 * Where the remotes hang in the one router. Both mounts are pathless, with the path in the splat
 * child: a mount with a path of its own would match itself with no children, and the router would
 * never ask for the remote's routes.
 */
export const MOUNTS = [
  { name: 'baibai', label: '売買・投資', top: '/baibai', splat: 'baibai/*' },
  { name: 'chintai', label: '賃貸', top: '/', splat: '*' },
] as const

export type MountName = (typeof MOUNTS)[number]['name']

export const mountId = (name: MountName) => `mount.${name}`

/** The address of the first page of a remote. */
export const topOf = (name: MountName): string =>
  MOUNTS.find((mount) => mount.name === name)?.top ?? '/'

/** The mount among matched routes. */
export function mountOf(matches: { route: { id?: string } }[] | null): MountName | undefined {
  return MOUNTS.find(({ name }) => matches?.some(({ route }) => route.id === mountId(name)))?.name
}

const bare: RouteObject[] = [
  // The shell's own pages, so that no remote is asked for them.
  { path: 'maintenance' },
  ...MOUNTS.map(({ name, splat }) => ({ id: mountId(name), children: [{ path: splat }] })),
]

/**
 * The remote that owns a path. The router decides, never a string prefix: `/BAIBAI` and
 * `/%62aibai` are the sales site too.
 */
export const ownerOf = (pathname: string) => mountOf(matchRoutes(bare, pathname))
