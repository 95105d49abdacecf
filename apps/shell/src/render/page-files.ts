import type { RouteHandle } from '@sumai/platform'
import type { StaticHandlerContext } from '@sumai/platform/server'
import type { LateFile } from './inline-script.ts'
import type { Generation } from './registry.ts'
import type { Sheet } from './sheet.ts'

type Match = StaticHandlerContext['matches'][number]

export const handleOf = (match: Match) => match.route.handle as RouteHandle | undefined

/** What the matched pages of a release need: stylesheets now, scripts soon. */
export function filesOf(generation: Generation | undefined, answer: StaticHandlerContext) {
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
  const style = (file: string) => {
    const sheet = generation.sheets.get(file)
    if (sheet && !sheets.includes(sheet)) sheets.push(sheet)
  }
  const handles = answer.errors ? [] : answer.matches.map(handleOf)
  for (const name of [remote, ...handles.flatMap((it) => it?.chunks ?? [])]) {
    web.chunks[name]?.css.forEach(style)
    web.chunks[name]?.js.forEach(preload)
  }
  for (const name of handles.flatMap((it) => it?.lateChunks ?? [])) {
    web.chunks[name]?.css.forEach(style)
  }
  return { sheets, preloads }
}
