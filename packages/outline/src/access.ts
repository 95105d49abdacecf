import type { Camelized } from '@sumai/api-client/camelized'
import type { Kotsu } from '@sumai/api-client/contract/access'
import { lineName } from '@sumai/domain/line-names'

/** A way to a station, as far as it is said in one line. */
export type Way = Pick<Camelized<Kotsu>, 'lineCode' | 'ekiName' | 'busFun' | 'busTei' | 'tohoFun'>

/** 「西鉄天神大牟田線 大橋駅 徒歩7分」, or by bus from the station. */
export const accessText = (access: Way): string =>
  `${lineName(access.lineCode)} ${stationText(access)}`

/** 「大橋駅 徒歩7分」: without the line. */
export function stationText({ ekiName, busFun, busTei, tohoFun }: Omit<Way, 'lineCode'>) {
  const bus = busFun && `バス${busFun}分`
  return [`${ekiName}駅`, bus, bus && busTei, `徒歩${tohoFun}分`].filter(Boolean).join(' ')
}
