import { formatKakaku } from '@sumai/format/money'

/** Why nothing was computed: a sentence to show at the field. */
export type Refusal<Field extends string> = { ok: false; field: Field; message: string }
export type Outcome<Result, Field extends string> = ({ ok: true } & Result) | Refusal<Field>

/** The limits of a number in a simulator, both included. */
export type Limit = {
  label: string
  min: number
  max: number
  /** Decimals that count; 0 when missing. */
  decimals?: number
  /** How a limit is written: 1,000万円, 35年, 10%. */
  show: (value: number) => string
}

export const inYen = formatKakaku
export const inYears = (years: number) => `${years}年`
export const inPercent = (percent: number) => `${percent}%`

/** Refuses the first number that is NaN, outside its limits, or has too many decimals. */
export function refusal<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, number>>,
  limits: Readonly<Record<Field, Limit>>,
): Refusal<Field> | undefined {
  for (const field of Object.keys(limits) as Field[]) {
    const message = complaint(values[field], limits[field])
    if (message) return { ok: false, field, message }
  }
  return undefined
}

function complaint(value: number, { label, min, max, decimals = 0, show }: Limit) {
  if (!(value >= min && value <= max)) {
    return `${label}は${show(min)}〜${show(max)}の範囲で入力してください。`
  }
  if (decimals === 0) {
    return Number.isInteger(value) ? undefined : `${label}は整数で入力してください。`
  }
  // Compared with a tolerance, because 0.345 × 1000 is 344.99999999999994.
  const scaled = value * 10 ** decimals
  const isFine = Math.abs(scaled - Math.round(scaled)) < 1e-6
  return isFine ? undefined : `${label}は小数点以下${decimals}桁までで入力してください。`
}
