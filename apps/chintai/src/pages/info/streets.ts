import type { Camelized } from '@sumai/api-client'
import type { CityGuide } from '@sumai/api-client/contract/city-guide'

type Town = Camelized<CityGuide>['towns'][number]

const SHOWN = 6
/** m */
const BY_THE_SEA = 1_500

/** Towns of a city where many live, each in two or three sentences from what is near. */
export const streetsOf = (towns: readonly Town[]) =>
  towns.slice(0, SHOWN).map((town) => ({ name: town.name, text: inWords(town) }))

function inWords({ name, station, school, park, kyoriUmi }: Town): string {
  const children = [
    school && `${school.name}まで歩いて${school.tohoFun}分`,
    park && `${park.name}まで${park.tohoFun}分`,
  ].filter(Boolean)
  return [
    station
      ? `${station.lineName}の${station.name}駅まで歩いて${station.tohoFun}分。${byMinutes(station.tohoFun)}`
      : `${name}から歩いて行ける駅はなく、車やバスで動く方に向いています。`,
    children.length > 0 && `${children.join('、')}です。`,
    kyoriUmi < BY_THE_SEA && `海までは直線で約${Math.max(1, Math.round(kyoriUmi / 100)) / 10}km。`,
  ]
    .filter(Boolean)
    .join('')
}

function byMinutes(minutes: number): string {
  if (minutes <= 5) return '帰りが遅い日も安心な駅前の町です。'
  if (minutes <= 10) return '毎日歩いて通える距離です。'
  if (minutes <= 20) return '自転車があると動きやすくなります。'
  return '駅へはバスや車が便利です。'
}
