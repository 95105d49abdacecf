import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LABEL_FONTS, TILES_FILE } from '@sumai/basemap/files'
import { LAYERS, STATION_LIST } from '@sumai/basemap/style/style'
import { compiledLayer } from './compiled-layer.ts'
import { FOREIGN } from './paint-names.ts'
import { type FoundTile, tileReader } from './tile-reader.ts'

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

/** What pictures write: names of points, for which the style has a layer that shows them. */
function namesOn({ layers }: FoundTile): string[] {
  return WRITTEN.flatMap(({ sourceLayer, compiled }) => {
    const layer = layers[sourceLayer]
    const features = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index))
    return features.flatMap((feature) => {
      const isShown = feature && compiled.shows(16, feature)
      return isShown && feature.properties.name ? [String(feature.properties.name)] : []
    })
  })
}

const WRITTEN = LAYERS.flatMap((layer) =>
  layer.type === 'symbol' && layer['source-layer']
    ? [{ sourceLayer: layer['source-layer'], compiled: compiledLayer(layer) }]
    : [],
).filter(({ compiled }) => compiled.value('symbol-placement', 16) !== 'line')

test('every name of the tiles can be written with the fonts that lie beside them', async () => {
  const tileAt = tileReader(TILES_FILE)
  const names = new Set<string>()
  // A name of another zoom is here too, or is that of a large town.
  for (let x = 14_100; x < 14_165; x++) {
    for (let y = 6540; y < 6660; y++) {
      const tile = await tileAt(14, x, y)
      for (const name of tile ? namesOn(tile) : []) names.add(name)
    }
  }
  expect(names.size).toBeGreaterThan(5000)
  const written = [...names].filter((name) => !FOREIGN.test(name))
  expect(names.size - written.length).toBeLessThan(20)
  expect(missingIn(charactersOf(LABEL_FONTS.regular), written)).toEqual(new Set())
})

test('every station can be written in bold, and what stands round a home', () => {
  const names = [...STATION_LIST.map(({ name }) => `${name}駅`), 'この物件', '徒歩5分', '徒歩10分']
  expect(missingIn(charactersOf(LABEL_FONTS.bold), names)).toEqual(new Set())
})
