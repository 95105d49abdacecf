import path from 'node:path'
import { type RouteHandle, readHandle } from '@sumai/platform'
import type { StaticHandlerContext } from '@sumai/platform/server'
import type { Generation } from './generation.ts'
import type { LateFile } from './inline-script.ts'
import type { Sheet } from './sheet.ts'

type Match = StaticHandlerContext['matches'][number]

export const handleOf = (match: Match) => match.route.handle as RouteHandle | undefined

/** A route match as `useMatches` returns it. */
export const matched =
  ({ loaderData }: StaticHandlerContext) =>
  (match: Match) => ({
    handle: handleOf(match),
    loaderData: loaderData[match.route.id],
    params: match.params,
  })

/** The page module of a matched route (packages/build/src/page-name-loader.ts), and its view. */
function modulesOf(match: Match, answer: StaticHandlerContext): string[] {
  const { page } = match.route as { page?: string }
  if (!page) return []
  const { handle, loaderData: data, params } = matched(answer)(match)
  const view = readHandle(handle, 'view', { data, params, url: answer.location })
  return view ? [page, path.join(path.dirname(page), `${view}.view.tsx`)] : [page]
}

/** The stylesheets and scripts of the matched pages of a release. */
export function filesOf(generation: Generation | null, answer: StaticHandlerContext) {
  const sheets: Sheet[] = []
  const preloads: LateFile[] = []
  if (!generation) return { sheets, preloads }
  const { name: remote, web, hashes } = generation.release
  const preload = (file: string) =>
    preloads.push({
      rel: 'preload',
      as: 'script',
      href: generation.url(file),
      integrity: hashes[`web/${file}`] ?? '',
    })
  const pages = answer.errors ? [] : answer.matches.flatMap((match) => modulesOf(match, answer))
  for (const page of [remote, ...pages]) {
    web.pages[page]?.js.forEach(preload)
    for (const file of web.pages[page]?.css ?? []) {
      const sheet = generation.sheets.get(file)
      if (sheet && !sheets.includes(sheet)) sheets.push(sheet)
    }
  }
  return { sheets, preloads }
}
