import { label } from '@sumai/domain/codes'
import { formatDate } from '@sumai/domain/dates'
import { FactSection } from '@sumai/ui/fact-section'
import type { Room } from './room-data.ts'
import css from './surroundings.module.css'

type Props = { room: Pick<Room, 'shisetu' | 'hazard'> }

/** The map of the state, which joins those of all municipalities. */
const HAZARD_MAPS = 'https://disaportal.gsi.go.jp/'

const DANGERS = [
  { key: 'kozui', name: '洪水' },
  { key: 'dosha', name: '土砂災害' },
  { key: 'takashio', name: '高潮' },
  { key: 'tsunami', name: '津波' },
] as const

/** Schools, shops and dangers of the neighbourhood. */
export function Surroundings({ room: { shisetu, hazard } }: Props) {
  return (
    <>
      {shisetu.length > 0 && (
        <FactSection
          heading="周辺の施設"
          rows={shisetu.map(({ name, type, kyoriM }) => ({
            label: label('shisetsu_type', type),
            value: `${name}（約${kyoriM.toLocaleString('ja-JP')}m）`,
          }))}
        />
      )}
      {hazard && (
        <div id="hazard">
          <FactSection
            heading="災害リスク（ハザードマップ）"
            rows={DANGERS.map(({ key, name }) => ({ label: name, value: level(hazard[key]) }))}
          />
          <p className={css.note}>
            {hazard.source}を{formatDate(hazard.checkedOn)}
            に確認しました。最新の情報は
            <a href={HAZARD_MAPS} target="_blank" rel="noopener noreferrer">
              ハザードマップポータルサイト（国土交通省）
            </a>
            でご確認ください。
          </p>
        </div>
      )}
    </>
  )
}

const level = (value: number) => (value === 0 ? '想定区域外' : `想定あり（5段階の${value}）`)
