import { shopChange } from '@sumai/api-client/contract/site-body'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import titles from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import { geocode } from '@sumai/geo/geocode'
import { z } from 'zod'
import { emptyRow } from '../../db/empty-row.ts'
import { invalidFields } from '../../http/problem.ts'
import { type NewShop, type ShopRow, shops as table } from '../../modules/shops/shops.table.ts'
import type { Values } from '../columns/columns.ts'
import { fieldsOf } from '../columns/field.ts'
import type { Kind } from './kind.ts'
import { checkRequired } from './required.ts'
import { rowPlanner } from './row-planner.ts'
import { columnsOfRow, hasAll } from './same.ts'

const schema = shopChange.omit({ version: true }).extend({
  tenpo_no: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
})
const fields = fieldsOf(schema, titles.shops, {})
const areaOf = new Map(cities.map((city) => [city.city_code, city.area_no]))

export const SHOPS = { resource: 'shops', table, key: table.tenpoNo } as const
const REQUIRED = [
  ...['tenpo_name', 'cb_flg', 'zip', 'address', 'tel', 'eigyo_start', 'eigyo_end'],
  ...['teikyu_label', 'menkyo_no', 'kameidantai'],
]

/** Shops of the agency. */
export const shops: Kind = {
  title: '店舗',
  key: 'tenpo_no',
  schema,
  fields,
  stored: { table, key: table.tenpoNo },
  example: {
    tenpo_no: '001',
    tenpo_name: '天神店',
    cb_flg: '売買・賃貸',
    zip: '810-0001',
    address: '福岡県福岡市中央区天神2-1-3',
    tel: '092-000-0001',
    eigyo_start: '09:30',
    eigyo_end: '18:30',
    teikyu_week: '3',
    teikyu_label: '毎週水曜日',
    menkyo_no: '福岡県知事（3）第00000号',
    kameidantai: '（公社）全国宅地建物取引業保証協会',
  },

  planner: async (db, taker) =>
    rowPlanner(db, SHOPS, taker, (before, { key, values }) => {
      const whole = withPlace(values, before)
      if (!before) checkRequired(whole, REQUIRED, fields)
      const columns = columnsOfRow(table, whole)
      if (before && hasAll(before, columns)) return { result: 'unchanged' }
      const version = (before?.version ?? 0) + 1
      const row = { ...EMPTY, sort: Number(key), ...before, ...columns, version } as NewShop
      return { result: before ? 'updated' : 'created', row }
    }),
}

const EMPTY = { ...emptyRow(table), reserveSlotMinutes: 60, reserveCapacity: 1, parkingCount: 0 }

/** Position, municipality and area follow from the address of a shop that is new or moves. */
function withPlace(values: Values, before: ShopRow | undefined): Values {
  const { address } = values
  if (address == null || address === before?.address) return values
  const isWhole = ['lat', 'lng', 'city_code', 'area_no'].every((field) => values[field] != null)
  const found = isWhole ? undefined : geocode(String(address))
  if (!isWhole && !found?.cityCode) {
    throw invalidFields({
      address: ['所在地から位置がわかりません。市区町村と町名を確かめてください。'],
    })
  }
  const cityCode = String(values.city_code ?? found?.cityCode)
  return {
    ...{ lat: found?.lat, lng: found?.lng, city_code: cityCode, area_no: areaOf.get(cityCode) },
    ...values,
  }
}
