import { lineName } from '@sumai/domain/line-names'
import type { Access } from './listing.ts'

/** 「西鉄天神大牟田線 大橋駅 徒歩7分」, or by bus from the station. */
export const accessText = (access: Access): string =>
  `${lineName(access.lineCode)} ${stationText(access)}`

/** 「大橋駅 徒歩7分」: without the line. */
export function stationText({ ekiName, busFun, busTei, tohoFun }: Omit<Access, 'lineCode'>) {
  const bus = busFun === null ? '' : ` バス${busFun}分 ${busTei ?? ''}`
  return `${ekiName}駅${bus} 徒歩${tohoFun}分`
}
