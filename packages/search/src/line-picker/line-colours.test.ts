import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { LINES } from './lines.ts'

const css = readFileSync(new URL('./line-colours.module.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/\.line(\d{4}) \{\s+--line: (#[\da-f]{6});/g)].map(([, code, colour]) => [
    code,
    colour as string,
  ]),
)

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every line has a colour of its own that is seen on white and on the tint', () => {
  expect([...colours.keys()]).toEqual(LINES.map(({ code }) => code))
  expect(new Set(colours.values()).size).toBe(LINES.length)
  for (const colour of colours.values()) {
    for (const ground of ['#ffffff', '#eef5ec']) {
      const ratio = (luminance(ground) + 0.05) / (luminance(colour) + 0.05)
      expect(ratio).toBeGreaterThanOrEqual(3)
    }
  }
})
