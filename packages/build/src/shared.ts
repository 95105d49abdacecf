import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SHARED_GLOBAL, SHARED_LIBRARIES } from '@sumai/platform/contract'
import { parse } from 'yaml'
import { repoRoot } from './paths.ts'

/** What a remote does not bundle: it takes the shell's copy (apps/shell/src/shared-libraries.ts). */
export const SHARED_EXTERNALS = Object.fromEntries(
  SHARED_LIBRARIES.map((library) => [library, [SHARED_GLOBAL, library]]),
)

/**
 * The versions of shared libraries that a build needs, as ranges. They come from the pnpm catalog
 * (workspace packages: from their own package.json), so they are written once.
 */
export function neededVersions(): Record<string, string> {
  const { catalog } = parse(readFileSync(path.join(repoRoot, 'pnpm-workspace.yaml'), 'utf8'))
  const packages = SHARED_LIBRARIES.filter((library) => library !== 'react/jsx-runtime')
  return Object.fromEntries(
    packages.map((library) => {
      const version: string = catalog[library] ?? versionOf(library)
      return [library, version.startsWith('^') ? version : `^${version}`]
    }),
  )
}

function versionOf(library: string): string {
  const folder = path.join(repoRoot, 'packages', library.replace('@sumai/', ''))
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version
}
