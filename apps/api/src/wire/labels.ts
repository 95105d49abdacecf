import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { AREAS } from '@sumai/domain/areas'
import { type CodeTable, options } from '@sumai/domain/codes'
import { SETSUBI } from '@sumai/domain/setsubijoken'
import type { z } from 'zod'
import { invalidFields } from '../http/problem.ts'
import type { WireRow } from './columns.ts'

type Code = string | number
/** The labels of a field by its codes. */
export type Labels = ReadonlyMap<Code, string>
/** Labels of fields that have tables of their own. */
export type Labellers = Record<string, Labels>

const words = (table: Record<string, string>): Labels => new Map(Object.entries(table))
const listed = (table: readonly { code: Code; label: string }[]): Labels =>
  new Map(table.map(({ code, label }) => [code, label]))
const codes = (table: CodeTable): Labels => listed(options(table) ?? [])

const SETSUBI_LABELS = listed(SETSUBI)

/** Fields whose labels come from a table of another name. All others: the table named as they are. */
const SPECIAL: Labellers = {
  area_no: new Map(AREAS.map(({ areaNo, name }) => [areaNo, name])),
  customer_type: words({ rent: '賃貸', buy: '購入', sell: '売却', owner: 'オーナー' }),
  kakaku_zei_kbn: codes('zei_kbn'),
  past_madori: codes('madori_search'),
  pet_kbn: words({
    no: '不可',
    cat: '猫可',
    small_dog: '小型犬可',
    both: '犬・猫可',
    consult: '相談',
  }),
  setsubi_kyoyo: SETSUBI_LABELS,
  setsubijoken: SETSUBI_LABELS,
  tochi_men_kbn: codes('menseki_kbn_tochi'),
  tatemono_men_kbn: codes('menseki_kbn_tatemono'),
  madori: codes('madori_search'),
  menseki_kbn: codes('menseki_kbn_tatemono'),
  status: words({
    new: '未対応',
    in_progress: '対応中',
    visit: '来店・内見',
    applied: '申込',
    done: '完了',
    lost: '不成立',
    spam: '迷惑',
  }),
  yachin_zei_kbn: codes('zei_kbn'),
}

/** The label tables that differ between rent and sale. */
export const CHINTAI_LABELS: Labellers = {
  bukken_type: codes('bukken_type_chintai'),
  shubetu: codes('shubetu_chintai'),
  genkyo: codes('genkyo_tatemono'),
}
export const BAIBAI_LABELS: Labellers = {
  boshu_status: new Map([
    ...codes('boshu_status'),
    ['public', '販売中'],
    ['applied', '商談中'],
    ['closed', '成約'],
  ]),
  bukken_type: codes('bukken_type_baibai'),
  toushi_bukken_type: codes('bukken_type_baibai'),
  shubetu: codes('shubetu_baibai'),
  genkyo: codes('genkyo_tatemono'),
  hikiwatashi_jiki: codes('nyukyo_jiki'),
}
/** 現況 of land has a table of its own. */
const LAND_LABELS = { ...BAIBAI_LABELS, genkyo: codes('genkyo_tochi') }

/** Labels for a property of some kind: a few codes have another meaning for land. */
export const baibaiLabels = (bukkenType: BaibaiBukkenType): Labellers =>
  bukkenType === 'hanbai_tochi' ? LAND_LABELS : BAIBAI_LABELS

const byName = new Map<string, Labels>()

/** The labels of a field; none for one that is not coded. */
export function labelsOfField(name: string, own: Labellers = {}): Labels {
  const special = own[name] ?? SPECIAL[name]
  if (special) return special
  const labels = byName.get(name) ?? codes(name as CodeTable)
  byName.set(name, labels)
  return labels
}

/** The `*_label` fields that `schema` asks for, made from the codes in `row`. */
export function labelsFor(schema: z.ZodObject, row: WireRow, own: Labellers = {}): WireRow {
  const labels: WireRow = {}
  for (const field of Object.keys(schema.shape)) {
    // A few labels are columns of their own, such as a shop's teikyu_label.
    if (!field.endsWith('_label') || field in row) continue
    const name = field.slice(0, -'_label'.length)
    labels[field] = labelOf(row[name], labelsOfField(name, own))
  }
  return labels
}

function labelOf(value: unknown, labels: Labels): string | string[] | null {
  if (value === null || value === undefined) return null
  const label = (code: Code) => labels.get(code) ?? ''
  return Array.isArray(value) ? value.map(label) : label(value as Code)
}

const UNKNOWN = '選択肢にない値です。'

/** Throws 422 for every code of a row that its table does not know: it would have no label. */
export function checkCodes(schema: z.ZodObject, row: WireRow, own?: Labellers): void {
  const wrong = Object.entries(labelsFor(schema, row, own))
    .filter(([, label]) => [label].flat().includes(''))
    .map(([name]) => name.replace(/_label$/, ''))
  if (wrong.length > 0) {
    throw invalidFields(Object.fromEntries(wrong.map((field) => [field, [UNKNOWN]])))
  }
}
