import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { repoRoot } from './paths.ts'

/** Libraries of which one page, or one server, holds exactly one copy: the shell's. */
const SHARED = ['react', 'react-dom', 'zustand', '@sumai/platform', '@sumai/shared-state']

type SharedConfig = {
  singleton: true
  requiredVersion: string
  strictVersion: boolean
  version?: string
  eager?: true
  import?: false
}

/**
 * The federation `shared` block. Versions come from the pnpm catalog (workspace packages: from their
 * own package.json), so they are written once. The host always provides, eagerly; a remote never
 * carries a copy and refuses another version.
 */
export function sharedLibraries(host: boolean): Record<string, SharedConfig> {
  const { catalog } = parse(readFileSync(path.join(repoRoot, 'pnpm-workspace.yaml'), 'utf8'))
  return Object.fromEntries(
    SHARED.map((library) => {
      const own = library.startsWith('@sumai/') ? versionOf(library) : undefined
      const version = own ?? catalog[library]
      return [
        library,
        {
          singleton: true,
          requiredVersion: version.startsWith('^') ? version : `^${version}`,
          strictVersion: !host,
          ...(own ? { version: own } : {}),
          ...(host ? { eager: true as const } : { import: false as const }),
        },
      ]
    }),
  )
}

function versionOf(library: string): string {
  const folder = path.join(repoRoot, 'packages', library.replace('@sumai/', ''))
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version
}
