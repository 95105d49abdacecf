import { z } from 'zod'

/** Identifiers are strings of digits with leading zeros; a malformed one is simply unknown (404). */
export const bukkenNo = z.string().max(10).describe('物件番号')
export const tmNo = z.string().max(8).describe('建物番号')
export const tenpoNo = z.string().max(3).describe('店舗番号')
export const syainNo = z.string().max(6).describe('社員番号')
export const cityCode = z.string().max(5).describe('市区町村コード（JIS X 0402）')
export const ekiCode = z.string().max(6).describe('駅コード')
export const shisetuNo = z.string().max(4).describe('施設番号')

/** Whole yen, never 万円. */
export const yen = z.int()
/** Square metres, two decimals. */
export const men = z.number()
export const count = z.int().min(0)

/** `YYYY-MM-DD`, Asia/Tokyo. */
export const date = z.iso.date()
/** `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** ISO 8601 with the offset +09:00. */
export const timestamp = z.iso.datetime({ offset: true })
/** `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A path on this site such as `/media/staff/staff-1.svg`, or an https address. */
export const url = z.string().max(500)

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
