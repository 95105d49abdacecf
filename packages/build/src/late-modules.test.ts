import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { repoRoot } from './paths.ts'

/** `late(() => import('…'))`, and what is made of it; `load`, where several pages share a module. */
const LATE =
  /(?:\b(?:late|formRoute|searchRoute|searchBuilderRoute)(?:<\w+>)?\(\s*(?:async )?\(\) =>|^\s*const load = (?:async )?\(\) =>)[\s\S]{0,90}?import\(([^)]+)\)/gm

test('what comes late, or is a view of a page, says so in its name, by which the build finds its stylesheets', () => {
  const sources = globSync(
    '{apps,packages}/{chintai,baibai,shell,listings,search,forms,content}/src/**/*.{ts,tsx}',
    { cwd: repoRoot },
  )
  const imported = sources
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(repoRoot, file), 'utf8').matchAll(LATE)])
    .map(([, request = '']) => /'([^']+)'/.exec(request)?.[1])
  expect(imported.length).toBeGreaterThan(25)
  const isNamed = (request = '') => /\.(late(\.tsx?)?|view\.tsx)$/.test(request)
  expect(imported.filter((request) => !isNamed(request))).toEqual([])
})
