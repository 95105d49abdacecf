import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LABEL_FONTS } from '@sumai/basemap/fonts'
import { STATION_LIST } from '@sumai/basemap/style/style'
import { TILES_FILE } from '@sumai/basemap/tiles-file'
import { tileReader } from './tile-reader.ts'

/** The characters of a font: its table cmap, format 4 (OpenType specification). */
function charactersOf(file: string): Set<string> {
  const font = readFileSync(file)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = font.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  )
  const table = subtables.find((at) => font.readUInt16BE(at) === 4) ?? 0
  const segments = font.readUInt16BE(table + 6) / 2
  const characters = new Set<string>()
  for (let index = 0; index < segments; index++) {
    const last = font.readUInt16BE(table + 14 + index * 2)
    const first = font.readUInt16BE(table + 16 + segments * 2 + index * 2)
    for (let code = first; code <= last; code++) characters.add(String.fromCharCode(code))
  }
  return characters
}

const missingIn = (characters: Set<string>, texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => [...text]).filter((it) => !characters.has(it)))

test('every name of the tiles can be written with the fonts that lie beside them', async () => {
  const tileAt = tileReader(TILES_FILE)
  const names = new Set<string>()
  // All tiles of zoom 14; a name of another zoom is there too, or is a large town.
  for (let x = 14_100; x < 14_165; x++) {
    for (let y = 6540; y < 6660; y++) {
      const tile = await tileAt(14, x, y)
      for (const layer of Object.values(tile?.layers ?? {})) {
        for (let index = 0; index < layer.length; index++) {
          const { name } = layer.feature(index).properties
          if (typeof name === 'string') names.add(name)
        }
      }
    }
  }
  expect(names.size).toBeGreaterThan(5000)
  expect(missingIn(charactersOf(LABEL_FONTS.regular), names)).toEqual(new Set())
})

test('every station can be written in bold', () => {
  const names = STATION_LIST.map(({ name }) => `${name}駅`)
  expect(missingIn(charactersOf(LABEL_FONTS.bold), names)).toEqual(new Set())
})
