import { lineName } from '@sumai/domain/line-names'
import type { Access } from './listing.ts'

/** 「西鉄天神大牟田線 大橋駅 徒歩7分」, or by bus from the station. */
export function accessText({ lineCode, ekiName, busFun, busTei, tohoFun }: Access): string {
  const station = `${lineName(lineCode)} ${ekiName}駅`
  const bus = busFun === null ? '' : ` バス${busFun}分 ${busTei ?? ''}`
  return `${station}${bus} 徒歩${tohoFun}分`
}
