import { describe, expect, test } from '@jest/globals'
import codes from '../master/codes.json' with { type: 'json' }
import setsubijoken from '../master/setsubijoken.json' with { type: 'json' }
import { FIELDS } from './fields.ts'

const known = (rows: { code: string | number }[]) => rows.map((row) => String(row.code)).sort()

describe('search conditions know exactly the codes of the master data', () => {
  const { chintai, baibai, invest } = FIELDS
  test.each([
    ['kozo', chintai.kozo, known(codes.kozo)],
    ['kodawari_kozo', chintai.kodawari_kozo, known(codes.kodawari_kozo)],
    ['madori', chintai.madori, known(codes.madori_search)],
    ['setsubijoken', chintai.setsubijoken, known(setsubijoken)],
    ['shubetu of rentals', chintai.shubetu, known(codes.shubetu_chintai)],
    ['shubetu of sales', baibai.shubetu, known(codes.shubetu_baibai)],
  ])('%s', (_, field, expected) => {
    const accepted = Array.from({ length: 4000 }, (_, code) => String(code))
    expect(accepted.filter((code) => field.read([code]) !== null).sort()).toEqual(expected)
  })

  test.each([
    ['kinds of rental', chintai.bukken_type, known(codes.bukken_type_chintai)],
    ['kinds of sale', baibai.bukken_type, known(codes.bukken_type_baibai)],
    ['divisions of investment', invest.bukken_kbn, known(codes.bukken_kbn)],
  ])('%s', (_, field, expected) => {
    expect(field.read(expected)).toEqual(expected)
    expect(field.read(['castle'])).toBeNull()
  })

  test.each([
    ['rentals', chintai.order, codes.order_chintai],
    ['sales', baibai.order, codes.order_baibai],
  ])('orders of %s, the recommended one being the default', (_, field, rows) => {
    const orders = rows.map((row) => row.code)
    expect(orders.map((order) => field.read([order]))).toEqual([undefined, ...orders.slice(1)])
  })
})
