/**
 * Version of what this package promises to a remote. A release states the version it was built
 * against; the shell refuses one that differs. Raise it with every breaking change of this package.
 */
export const CONTRACT_VERSION = 2

/** Libraries that a page or server has only one copy of: the shell's. */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand',
  '@sumai/platform',
  '@sumai/shared-state',
] as const

/** Global under which remotes find them: one of another contract finds nothing there. */
export const SHARED_GLOBAL = `sumai${CONTRACT_VERSION}`
