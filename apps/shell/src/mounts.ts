import { matchRoutes, type RouteObject } from '@sumai/platform/server'
import { MOUNTS, type MountName } from './sites.ts'

export const mountId = (name: MountName) => `mount.${name}`

/** The mount among matched routes. */
export function mountOf(matches: { route: { id?: string } }[] | null): MountName | undefined {
  return MOUNTS.find(({ name }) => matches?.some(({ route }) => route.id === mountId(name)))?.name
}

const bare: RouteObject[] = [
  // Includes the shell's own pages, which have no remote.
  { path: 'maintenance' },
  ...MOUNTS.map(({ name, splat }) => ({ id: mountId(name), children: [{ path: splat }] })),
]

/**
 * The remote that owns a path. The router decides, never a string prefix: `/BAIBAI` and
 * `/%62aibai` are the sales site too.
 */
export const ownerOf = (pathname: string) => mountOf(matchRoutes(bare, pathname))
