import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = path.join(import.meta.dirname, '../../..')
const SHEETS = globSync('{apps,packages}/*/src/**/*.css', { cwd: ROOT })

test('no rule asks the root what the page has: it would be weighed anew with every script in the head', () => {
  const asking = SHEETS.filter((file) =>
    /(:root|\bhtml)\S*:has\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(SHEETS.length).toBeGreaterThan(100)
  expect(asking).toEqual([])
})
