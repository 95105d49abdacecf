import { NUMBER, numberOf } from './number.ts'

const MAN = 10_000
const OKU = 100_000_000

/** With digits before each unit: 3千5百万. */
const MAN_PART = `(?:(?:${NUMBER})?千)?(?:\\d百)?(?:${NUMBER})?万`
const THOUSANDS = `${NUMBER}千(?:[1-9一二三四五六七八九]百)?`

/** An amount of money: 6万, 6.5万円, 6万5千円, 6万5千5百円, 60,000円, 3千万円, 1億2,000万円. */
export const YEN =
  `(?:${NUMBER}億(?:${MAN_PART})?|(?=[\\d〇一二三四五六七八九十百千])${MAN_PART}` +
  `(?:${THOUSANDS}|${NUMBER}(?=円))?|${THOUSANDS}(?=円)|${NUMBER}(?=円))円?`

const PARTS = new RegExp(
  `^(?:(${NUMBER})億)?(?:(?:(${NUMBER})?(千))?(?:(\\d)百)?(${NUMBER})?(万))?(?:(${NUMBER})千(?:(.)百)?)?(${NUMBER})?円?$`,
)

/** The yen of what `YEN` matches. */
export function yenOf(amount: string): number {
  const [, oku, thousandMan, isThousand, hundredMan, man, isMan, thousands, hundreds, yen] =
    PARTS.exec(amount) ?? []
  const of = (part: string | undefined, unit: number) => (part ? numberOf(part) * unit : 0)
  const inMan = isMan
    ? (isThousand ? (thousandMan ? numberOf(thousandMan) : 1) * 1000 : 0) +
      of(hundredMan, 100) +
      of(man, 1)
    : 0
  return Math.round(
    of(oku, OKU) + inMan * MAN + of(thousands, 1000) + of(hundreds, 100) + of(yen, 1),
  )
}

/** The unit that 5〜7万円 leaves out at its lower end. */
export const unitOf = (amount: string): number =>
  amount.includes('億')
    ? OKU
    : amount.includes('千万')
      ? 1000 * MAN
      : amount.includes('万')
        ? MAN
        : 1
