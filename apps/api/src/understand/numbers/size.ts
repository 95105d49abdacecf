import { fromTsubo, SQM_PER_JO } from '@sumai/format/area'
import type { Form } from '../sense.ts'
import {
  ABOUT,
  around,
  BELOW,
  between,
  FROM,
  NUMBER,
  numberOf,
  sticky,
  TO,
  UP_TO,
} from './number.ts'

const SAID =
  '(?:専有面積|専有|土地面積|建物面積|延床面積|床面積|敷地面積|面積|広さ|敷地|延床|りびんぐ|ldk|居室)'
const UNITS = {
  'm2|平米|平方めーとる|平方m|へいべい|へーべー': (size: number) => size,
  坪: fromTsubo,
  '帖|畳|じょう': (size: number) => Math.round(size * SQM_PER_JO * 100) / 100,
}
const UNIT = `(?:${Object.keys(UNITS).join('|')})`

function sqm(size: string | undefined, unit = ''): number {
  const [, toSqm] = Object.entries(UNITS).find(([names]) => names.split('|').includes(unit)) ?? []
  return toSqm?.(numberOf(size)) ?? Number.NaN
}

/** How large, in m²: 50㎡以上, 20坪〜30坪, 8帖. */
export const sizeForms = (name: 'senyu_men' | 'men'): Form[] => [
  {
    form: sticky(
      `(?:${SAID}(?:が|は)?)?(${NUMBER})(?:${UNIT})?(?:以上|${TO})(${NUMBER})(${UNIT})(?:${UP_TO}|くらい)?`,
    ),
    read: ([, low, high, unit]) => {
      const [min, max] = [sqm(low, unit), sqm(high, unit)]
      return min <= max ? between(name, { min, max }) : undefined
    },
  },
  {
    form: sticky(
      `(?:${SAID}(?:が|は)?)?(?:約)?(~|最大)?(${NUMBER})(${UNIT})(?:(${UP_TO}|${BELOW})|${FROM}|(${ABOUT}))?`,
    ),
    read: ([, atMost, size, unit, most, about]) => {
      const men = sqm(size, unit)
      if (about) return between(name, around(men))
      return between(name, most || atMost ? { max: men } : { min: men })
    },
  },
]
