import type { Kotsu, Shisetu } from '@sumai/api-client/contract/access'
import { formatDistance } from '@sumai/format/distance'

export const stationName = ({ eki_name }: Kotsu): string => `${eki_name}駅`

const wayOf = ({ bus_fun, toho_fun }: Kotsu): string =>
  bus_fun === null ? `徒歩${toho_fun}分` : `バス${bus_fun}分`

/** 西鉄久留米駅徒歩8分, or 羽犬塚駅バス12分. */
export const stationOf = (access: Kotsu): string => `${stationName(access)}${wayOf(access)}`

/** The same in a sentence: 西鉄久留米駅から徒歩8分. */
export const fromStation = (access: Kotsu): string => `${stationName(access)}から${wayOf(access)}`

const MUKI = ['北', '北東', '東', '南東', '南', '南西', '西', '北西']
/** 南向き; '' when unknown. */
export const facing = (muki: number | null): string =>
  muki === null ? '' : `${MUKI[muki - 1] ?? ''}向き`

/** What a shop within walking distance is good for. */
export const shoppingBy = ({ name, kyori_m }: Shisetu): string =>
  `${name}まで${formatDistance(kyori_m)}で、お買い物は歩いて済ませられます。`

/** Something of a type within walking distance. */
export const nearby = (shisetu: readonly Shisetu[], type: number): Shisetu | undefined =>
  shisetu.find((place) => place.type === type && place.kyori_m <= 1_000)
