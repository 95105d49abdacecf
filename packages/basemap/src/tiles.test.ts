import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { TILES_FILE } from './files.ts'
import { TILES_NAME } from './tiles.ts'

test('tiles that changed have a new name, because caches keep the old ones for ever', () => {
  const hash = createHash('sha256').update(readFileSync(TILES_FILE)).digest('hex')
  expect(TILES_NAME).toBe(`basemap.${hash.slice(0, 8)}.pmtiles`)
})
