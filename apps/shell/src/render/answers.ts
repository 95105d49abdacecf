import type { AddressedEntry } from '@sumai/platform'
import { plainAddress, rowsOf } from '@sumai/platform/route-table'
import { matchRoutes } from '@sumai/platform/router'
import type { Questions } from '../releases/messages.ts'
import type { Generation } from './generation.ts'
import type { Render } from './render.tsx'

/** How a renderer answers every question about its release. */
export type Answers = {
  [N in keyof Questions]: (asks: Questions[N]['asks']) => Promise<Questions[N]['answer']>
}

export function createAnswers(render: Render, generation: Generation | null): Answers {
  const routes = generation?.routes ?? []
  const addresses = generation?.addresses
  const hasPage = (path: string) => matchRoutes(routes, path.replace(/\?.*/, '')) !== null
  const pathOf = (entry: AddressedEntry) => {
    const path = addresses?.entry(entry) ?? null
    return path && hasPage(path) ? path : null
  }
  return {
    page: render,
    entryPaths: async (entries) => entries.map(pathOf),
    havePages: async (paths) => paths.map(hasPage),
    feedPath: async (name) => (name === 'news' ? addresses?.news : addresses?.place(name)) ?? null,
    fixedPaths: async () => fixedPathsOf(routes),
  }
}

/** Addresses of a route table without those that need a parameter. */
export const fixedPathsOf = (routes: Generation['routes']): string[] => [
  ...new Set(rowsOf(routes).flatMap(({ pattern }) => plainAddress(pattern) ?? [])),
]
