import { describe, expect, test } from '@jest/globals'
import codes from '../master/codes.json' with { type: 'json' }
import setsubijoken from '../master/setsubijoken.json' with { type: 'json' }
import terms from '../master/url_terms.json' with { type: 'json' }
import type { ConditionTable } from './condition.ts'
import { type SearchScope, TABLES } from './fields.ts'

const known = (rows: { code: string | number }[]) => rows.map((row) => String(row.code)).sort()

describe('search conditions know exactly the codes of the master data', () => {
  const { chintai, baibai, invest } = TABLES
  test.each([
    ['kozo', chintai.kozo, known(codes.kozo)],
    ['kodawari_kozo', chintai.kodawari_kozo, known(codes.kodawari_kozo)],
    ['youto_chiiki', baibai.youto_chiiki, known(codes.youto_chiiki)],
    ['madori', chintai.madori, known(codes.madori_search)],
    ['setsubijoken', chintai.setsubijoken, known(setsubijoken)],
    ['shubetu of rentals', chintai.shubetu, known(codes.shubetu_chintai)],
    ['shubetu of sales', baibai.shubetu, known(codes.shubetu_baibai)],
  ])('%s', (_, { field }, expected) => {
    const accepted = Array.from({ length: 4000 }, (_, code) => String(code))
    expect(accepted.filter((code) => field.read([code]) !== null).sort()).toEqual(expected)
  })

  test.each([
    ['kinds of rental', chintai.bukken_type, known(codes.bukken_type_chintai)],
    ['kinds of sale', baibai.bukken_type, known(codes.bukken_type_baibai)],
    ['divisions of investment', invest.bukken_kbn, known(codes.bukken_kbn)],
  ])('%s', (_, { field }, expected) => {
    expect(field.read(expected)).toEqual(expected)
    expect(field.read(['castle'])).toBeNull()
  })

  test.each([
    ['rentals', chintai.order, codes.order_chintai],
    ['sales', baibai.order, codes.order_baibai],
  ])('orders of %s, the recommended one being the default', (_, { field }, rows) => {
    const orders = rows.map((row) => row.code)
    expect(orders.map((order) => field.read([order]))).toEqual([undefined, ...orders.slice(1)])
  })
})

describe('the terms of paths and titles', () => {
  const values = (rows: object) =>
    Object.values(rows).map(([key, value]: [string, string | number]) => ({ key, value }))
  const madori = Object.values(terms.madori).map((value) => ({ key: 'madori', value }))
  const TERMS: [SearchScope, string, { key: string; value: string | number }[]][] = [
    ['chintai', 'kind', values(terms.kind.chintai)],
    ['chintai', 'madori', madori],
    ['chintai', 'feature', values(terms.feature.chintai)],
    ['baibai', 'kind', values(terms.kind.baibai)],
    ['baibai', 'madori', madori],
    ['baibai', 'feature', values(terms.feature.baibai)],
    ['invest', 'kind', values(terms.kind.invest)],
  ]
  test.each(TERMS)('of %s: each %s is of a condition that says so, and of no other', (...row) => {
    const [scope, type, said] = row
    const table: ConditionTable = TABLES[scope]
    const declared = Object.keys(table).filter((name) => table[name]?.term === type)
    expect([...new Set(said.map(({ key }) => key))].sort()).toEqual(declared.sort())
    for (const { key, value } of said) {
      expect(table[key]?.field.read([String(value)]) ?? null).not.toBeNull()
    }
  })
})
