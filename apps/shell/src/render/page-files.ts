import type { RouteHandle } from '@sumai/platform'
import type { StaticHandlerContext } from '@sumai/platform/server'
import type { Generation } from './generation.ts'
import type { LateFile } from './inline-script.ts'
import type { Sheet } from './sheet.ts'

type Match = StaticHandlerContext['matches'][number]

export const handleOf = (match: Match) => match.route.handle as RouteHandle | undefined

/** The page module of a matched route (packages/build/src/page-name-loader.ts). */
const pageOf = ({ route }: Match) => (route as { page?: string }).page

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
  const pages = answer.errors ? [] : answer.matches.flatMap((match) => pageOf(match) ?? [])
  for (const page of [remote, ...pages]) {
    web.pages[page]?.js.forEach(preload)
    for (const file of web.pages[page]?.css ?? []) {
      const sheet = generation.sheets.get(file)
      if (sheet && !sheets.includes(sheet)) sheets.push(sheet)
    }
  }
  return { sheets, preloads }
}
