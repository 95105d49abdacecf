import { readFileSync, statSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { MANIFEST_FILE, type Picture } from '@sumai/demo/media'
import { rendition, renditionWidths } from '@sumai/format/pictures'
import { mediaFile } from './folders.ts'

const manifest: { pictures: Picture[] } = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'))

const files = (url: string) => {
  const renditions = (['avif', 'jpg'] as const).flatMap((format) =>
    renditionWidths(url, format).map((width) => rendition(url, width, format)),
  )
  return renditions.length > 0 ? renditions : [url]
}
const bytes = (file: string) => statSync(mediaFile(file)).size

test('every picture has each rendition that a page may ask for', () => {
  for (const { url } of manifest.pictures) {
    for (const file of files(url)) expect(bytes(file)).toBeGreaterThan(0)
  }
})

test.each([160, 240, 320, 480])('a card of %d px weighs at most 12 KB in AVIF', (width) => {
  const cards = manifest.pictures
    .flatMap(({ url }) => files(url))
    .filter((file) => file.endsWith(`-${width}.avif`))
  expect(cards.length).toBeGreaterThan(80)
  for (const file of cards) expect(bytes(file)).toBeLessThanOrEqual(12 * 1024)
})

test('a drawing is there in brotli too, as it is', () => {
  const drawings = manifest.pictures.map(({ url }) => url).filter((url) => url.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(5)
  for (const url of drawings) {
    const file = mediaFile(url)
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file))
  }
})

test('every picture says what it shows', () => {
  for (const { alt } of manifest.pictures) expect(alt.length).toBeGreaterThan(5)
})
