import { madoriCode } from '@sumai/domain/listing/madori'
import terms from '@sumai/domain/master/url_terms.json' with { type: 'json' }
import type { Form } from '../sense.ts'
import { numberOf, sticky } from './number.ts'

const CODES: readonly number[] = Object.values(terms.madori)

/** As in tables of layouts: R, K, DK, LK, LDK. A store room (S) counts as none. */
const KINDS: Record<string, number> = { r: 10, k: 20, dk: 30, lk: 40, ldk: 50 }
const SPOKEN: Record<string, string> = { えるでぃーけー: 'ldk', でぃーけー: 'dk', けー: 'k' }

const ROOMS = '(?:[1-9]|10|[一二三四五六七八九])'
const KIND = '(?:s?(?:ldk|lk|dk|k|r)|えるでぃーけー|でぃーけー|けー)'
const STUDIO = '(?:わんるーむ|1るーむ|一るーむ|1room|わんけー)'
const STORE = '(?:\\+?s|\\+納戸|\\+さーびするーむ)?'
const LAYOUT = `(?:${STUDIO}|${ROOMS}${KIND}${STORE})`
const EITHER = '(?:[・,、/&]|か|と|または|or)'

function kindOf(said: string): number | undefined {
  const plain = said.replace(/^s(?=.)/, '')
  return KINDS[SPOKEN[plain] ?? plain]
}

function codeOf(layout: string): number | null {
  if (layout === 'わんけー') return madoriCode(1, KINDS.k ?? null)
  if (new RegExp(`^${STUDIO}$`).test(layout)) return madoriCode(1, KINDS.r ?? null)
  const [, rooms, kind = ''] = new RegExp(`^(${ROOMS})(${KIND})`).exec(layout) ?? []
  const code = madoriCode(numberOf(rooms), kindOf(kind) ?? null)
  return code !== null && CODES.includes(code) ? code : null
}

const said = (codes: readonly (number | null)[]) => {
  const known = codes.filter((code) => code !== null)
  return known.length > 0 ? { madori: known } : undefined
}
const from = (least: number | null) => (code: number) => least !== null && code >= least
const upTo = (most: number | null) => (code: number) => most !== null && code <= most

/** How many rooms: 2LDK, 1LDK以上, 2DK〜3LDK, 2〜3LDK, ワンルーム, 3部屋, 1R以外. */
export const madoriForms: Form[] = [
  {
    form: sticky(`(${LAYOUT})(?:~|-|ー|から)(${LAYOUT})(?:まで|くらい)?`),
    read: ([, low = '', high = '']) =>
      said(CODES.filter((code) => from(codeOf(low))(code) && upTo(codeOf(high))(code))),
  },
  {
    form: sticky(`(${ROOMS})(?:(~|-|ー|から)|${EITHER})(${ROOMS})(${KIND})`),
    read: ([, low, isRange, high, kind]) => {
      const [first, last] = [numberOf(low), numberOf(high)]
      if (first >= last) return undefined
      const rooms = isRange
        ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
        : [first, last]
      return said(rooms.map((count) => codeOf(`${count}${kind}`)))
    },
  },
  {
    form: sticky(
      `(~)?(${LAYOUT})(?:(以上|いじょう|~|から|より広い)|(以下|いか|まで|より狭い)|の?(以外|(?:で|じゃ)は?ない))?`,
    ),
    read: ([, atMost, layout = '', least, most, other]) => {
      const code = codeOf(layout)
      if (other) return said(CODES.filter((it) => it !== code))
      if (least) return said(CODES.filter(from(code)))
      return said(most || atMost ? CODES.filter(upTo(code)) : [code])
    },
  },
  {
    form: sticky(`(${ROOMS})(?:部屋|へや)(以上|いじょう|~)?`),
    read: ([, rooms, least]) => {
      const count = Math.min(numberOf(rooms), 5)
      return said(
        CODES.filter((code) => {
          const own = Math.floor(code / 100)
          return least ? own >= count : own === count
        }),
      )
    },
  },
]
