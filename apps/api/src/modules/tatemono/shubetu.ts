import { options } from '@sumai/domain/codes'

type ShubetuOption = { code: number; bukken_type: string }
const SHUBETU = options('shubetu_chintai') as unknown as ShubetuOption[]

/** The usual 種目 of a kind of building. */
export const shubetuFor = (bukkenType: unknown): number | undefined =>
  SHUBETU.find((option) => option.bukken_type === bukkenType)?.code

/** The kind of building that has a 種目. */
export const kindOfShubetu = (shubetu: unknown): string | undefined =>
  SHUBETU.find(({ code }) => code === shubetu)?.bukken_type
