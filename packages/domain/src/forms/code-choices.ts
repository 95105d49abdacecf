import { formatKakaku, formatRent } from '@sumai/format/money'
import codes from '../master/codes.json' with { type: 'json' }
import { CITY_ROWS } from '../places/place-rows.ts'
import { SALE_KINDS } from '../search-url/said/labels.ts'
import type { Choice } from './field.ts'

/**
 * Choices from the code tables. Functions, so that the bundler drops the tables that a form does
 * not use.
 */
type Row = { code: string | number; label: string }

const fromTable = (rows: readonly Row[]): Choice[] =>
  rows.map(({ code, label }) => ({ value: String(code), label }))

const fromSteps = (steps: readonly number[], label: (step: number) => string): Choice[] =>
  steps.map((step) => ({ value: String(step), label: label(step) }))

export const chintaiTypeChoices = () => fromTable(codes.bukken_type_chintai)
/** By the names of the site where it has its own. */
export const baibaiTypeChoices = () =>
  fromTable(
    codes.bukken_type_baibai.map((row) => SALE_KINDS.find(({ code }) => code === row.code) ?? row),
  )
/** 1R … 5K以上, by the codes of the searches. */
export const madoriChoices = () => fromTable(codes.madori_search)

export const rentChoices = () => fromSteps(codes.options.hy_yachin, formatRent)
export const kakakuChoices = () => fromSteps(codes.options.kakaku, formatKakaku)
export const senyuMenChoices = () => fromSteps(codes.options.senyu_men, (sqm) => `${sqm}㎡以上`)
export const tohoChoices = () => fromSteps(codes.options.toho, (min) => `徒歩${min}分以内`)
export const chikuYearChoices = () =>
  fromSteps(codes.options.chiku_year, (years) => (years === 0 ? '新築' : `築${years}年以内`))

/** The 36 cities that the agency serves, by their codes (JIS X 0402). */
export const cityChoices = (): Choice[] =>
  CITY_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [value = '', , , label = ''] = row.split(' ')
      return { value, label }
    })
