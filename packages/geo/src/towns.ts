import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'

/** A 町字. Most are parts of an address, some are names of settlements that no address has. */
export type Town = LatLng & {
  /** machiaza_id */
  id: string
  cityCode: string
  /** 天神二丁目, 大字通古賀, 富士町大字上無津呂 */
  name: string
}

export const towns = once(() =>
  readTable('towns').map(
    ([id = '', cityCode = '', name = '', lat, lng]): Town => ({
      id,
      cityCode,
      name,
      lat: Number(lat),
      lng: Number(lng),
    }),
  ),
)

/** Ids of settlements begin with 0000 behind the code of the municipality. */
export const isSettlement = ({ id }: Pick<Town, 'id'>): boolean => id.slice(6, 10) === '0000'

const CHOME = /[一二三四五六七八九十]+丁目$/

/** Town and 丁目 apart: 天神 and 二丁目; 大字 is left out, as the post does. */
export function townAndChome(name: string): { town: string; chome: string | null } {
  const chome = name.match(CHOME)?.[0] ?? null
  return { town: name.slice(0, name.length - (chome?.length ?? 0)).replace('大字', ''), chome }
}
