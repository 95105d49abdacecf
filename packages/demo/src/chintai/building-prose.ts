import type { Location } from '../places/location.ts'
import { fromStation } from '../prose.ts'
import type { Random } from '../random.ts'
import type { BuildingRow } from '../rows.ts'

/** Two or three sentences about a building, each true of its columns. */
export function buildingComment(random: Random, row: BuildingRow, { town }: Location): string {
  const access = row.kotsu[0]
  const station = access ? fromStation(access) : ''
  const opening = random.pick([
    `${town}に建つ${row.chijoKaisu}階建ての建物です。`,
    `${station}、${town}に建つ${row.chijoKaisu}階建てです。`,
    `${town}エリアの建物で、${station}です。`,
  ])
  const facts = [
    row.isElevator && 'エレベーターがあり、上の階でも荷物の運び入れが楽です。',
    row.setsubiKyoyo.includes(501) &&
      'エントランスはオートロックで、来客を確かめてから解錠できます。',
    row.setsubiKyoyo.includes(702) && '宅配ボックスがあるので、留守中の荷物も受け取れます。',
    row.setsubiKyoyo.includes(705) && '敷地内にゴミ置場があります。',
    row.setsubiKyoyo.includes(503) && '共用部には防犯カメラを設置しています。',
    row.kanrinin === 3 && '管理人が巡回し、共用部の清掃も行き届いています。',
    row.kanriKaisha && '当社が管理していますので、入居後のご連絡もスムーズです。',
  ].filter((fact) => typeof fact === 'string')
  return [opening, ...random.sample(facts, 2)].join('')
}
