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
import { unitOf, YEN, yenOf } from './yen.ts'

const SAID = '(?:お?家賃|お?やちん|賃料|ご?予算|販売価格|価格|値段|金額|総額|月額|月々|毎月|月)'
const BEFORE = `(?:${SAID}(?:は|が|も|で|:|=)?)?(?:約|だいたい|およそ)?`
const AT_MOST = '(?:上限|最大|最高|高くても|~|max|under|below|upto|lessthan)'
const AT_LEAST = '(?:下限|最低|安くても|min|over|morethan)'
const DIGIT = '[1-9一二三四五六七八九]'
/** 6万円台 is from 60,000 to 69,999. */
const DAI = '(?:円?[台代])'

/** 2000万円台 ends below 3000万円, 2500万円台 below 2600万円, 6万円台 below 7万円. */
function stepOf(yen: number): number {
  if (yen < 1_000_000) return 10_000
  return 10 ** (/0*$/.exec(String(yen))?.[0].length ?? 0)
}

const limit = (amount: string, isDai: boolean) => ({
  min: yenOf(amount),
  max: yenOf(amount) + (isDai ? stepOf(yenOf(amount)) - 1 : 0),
})

/** What a home for sale costs in a month: no price. */
export const monthlyForms: Form[] = [
  {
    form: sticky(
      `(?:お?家賃|お?やちん|賃料|月額|月々|毎月|月に?)(?:は|が|も|:)?(?:約)?${YEN}(?:${UP_TO}|${BELOW}|${FROM}|${ABOUT})?`,
    ),
    read: () => null,
  },
]

/** What a 坪 of land costs. */
export const priceOfTsubo: Form[] = [
  {
    form: sticky(
      `坪単価(?:は|が|も|:)?(?:約)?(?:(${YEN})|(${NUMBER}))(?:${FROM}|${TO})(${YEN})(?:${UP_TO})?`,
    ),
    read: ([, low, bare, high = '']) =>
      between('tsubo_tanka', {
        min: low ? yenOf(low) : numberOf(bare) * unitOf(high),
        max: yenOf(high),
      }),
  },
  {
    form: sticky(
      `坪単価(?:は|が|も|:)?(?:約)?(${YEN})(?:(${BELOW})|(${FROM})|(${ABOUT})|${UP_TO})?`,
    ),
    read: ([, amount = '', below, from, about]) => {
      const yen = yenOf(amount)
      if (about) return between('tsubo_tanka', around(yen))
      return between('tsubo_tanka', from ? { min: yen } : { max: yen - (below ? 1 : 0) })
    },
  },
]

/** What a rent or a price may be, by the name of the condition. */
export const priceForms = (name: 'hy_yachin' | 'kakaku'): Form[] => [
  {
    form: sticky(
      `${BEFORE}(?:(${YEN})|(${NUMBER}))(${DAI})?(?:${FROM}|${TO})の?(${YEN})(${DAI})?(?:(${BELOW})|${UP_TO}|くらい|の間)?`,
    ),
    read: ([, low, bare, , high = '', dai, below]) => {
      const min = low ? yenOf(low) : numberOf(bare) * unitOf(high)
      const max = limit(high, Boolean(dai)).max - (below ? 1 : 0)
      return between(name, min <= max ? { min, max } : { min: max, max: min })
    },
  },
  // 5、6万円, 2、3千万円: two digits that follow each other.
  {
    form: sticky(
      `${BEFORE}(${DIGIT})[、,・](${DIGIT}(?:万|千万|億)円?)(${DAI})?(?:${UP_TO}|${ABOUT})?`,
    ),
    read: ([, low, amount = '', dai]) => {
      const min = numberOf(low) * unitOf(amount)
      const { min: high, max } = limit(amount, Boolean(dai))
      return min + unitOf(amount) === high ? between(name, { min, max }) : undefined
    },
  },
  // The lower or the upper half of 2000万円台.
  {
    form: sticky(`${BEFORE}(${YEN})${DAI}の?(?:(前半)|後半)`),
    read: ([, amount = '', isLower]) => {
      const { min, max } = limit(amount, true)
      const middle = (min + max + 1) / 2
      return between(name, isLower ? { min, max: middle - 1 } : { min: middle, max })
    },
  },
  {
    form: sticky(
      `${BEFORE}(?:(${AT_MOST})|(${AT_LEAST}))?(${YEN})(${DAI})?(?:(${UP_TO}|ok|おっけー)|(${BELOW})|(${FROM})|(${ABOUT}))?`,
    ),
    read: ([, atMost, atLeast, amount = '', dai, , below, from, about]) => {
      const { min, max } = limit(amount, Boolean(dai))
      if (atLeast || from) return between(name, { min })
      if (below) return between(name, { max: yenOf(amount) - 1 })
      if (atMost) return between(name, { max })
      if (about) return between(name, dai ? { min, max } : around(min))
      return between(name, dai ? { min, max } : { max })
    },
  },
]

const MAN_OF_RENT = '(\\d{1,2}(?:\\.\\d)?)'
const NO_RENT = '(?![a-z,.万千円%分階帖畳台部年月日人坪平])'

/** A rent without its unit: 60000, 50000〜70000, and behind 家賃 also 6, 6.5以下, 5〜7. */
export const bareRent: Form[] = [
  {
    form: sticky(
      `(?:お?家賃|お?やちん|賃料|ご?予算)(?:は|が|も|で|:|=)?(?:約)?(?:${MAN_OF_RENT}(?:${TO}))?${MAN_OF_RENT}(?:(${FROM})|(${ABOUT})|${UP_TO})?${NO_RENT}`,
    ),
    read: ([, low, high = '', from, about]) => {
      const max = yenOf(`${high}万`)
      if (low) return between('hy_yachin', { min: yenOf(`${low}万`), max })
      if (about) return between('hy_yachin', around(max))
      return between('hy_yachin', from ? { min: max } : { max })
    },
  },
  {
    form: sticky(`${BEFORE}(\\d{5,6})(?:${FROM}|${TO})(\\d{5,6})(?:${UP_TO})?`),
    read: ([, low, high]) =>
      Number(low) <= Number(high)
        ? between('hy_yachin', { min: Number(low), max: Number(high) })
        : undefined,
  },
  {
    form: sticky(`${BEFORE}(?:${AT_MOST}|(${AT_LEAST}))?(\\d{5,6})(?:(${UP_TO})|(${FROM}))?`),
    read: ([, atLeast, yen, , from]) =>
      between('hy_yachin', { [atLeast || from ? 'min' : 'max']: Number(yen) }),
  },
]
