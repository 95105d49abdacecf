import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { rendition, renditionWidths } from '@sumai/domain/pictures'
import manifest from '../../media/manifest.json' with { type: 'json' }
import { MEDIA_DIR } from './manifest.ts'

const bytes = (file: string) => statSync(join(MEDIA_DIR, file)).size

test('every picture has each rendition that a page may ask for', () => {
  for (const { url, files } of manifest.pictures) {
    const widths = renditionWidths(url)
    const asked = widths.flatMap((width) => [
      rendition(url, width, 'avif'),
      rendition(url, width, 'jpg'),
    ])
    expect(files.map((file) => `/media/${file}`)).toEqual(widths.length > 0 ? asked : [url])
    for (const file of files) expect(bytes(file)).toBeGreaterThan(0)
  }
})

test('a picture on a card weighs at most 12 KB in AVIF', () => {
  const cards = manifest.pictures
    .flatMap(({ files }) => files)
    .filter((f) => f.endsWith('-480.avif'))
  expect(cards.length).toBeGreaterThan(80)
  for (const file of cards) expect(bytes(file)).toBeLessThanOrEqual(12 * 1024)
})

test('every picture says what it shows', () => {
  for (const { alt } of manifest.pictures) expect(alt.length).toBeGreaterThan(5)
})
