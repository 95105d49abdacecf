import { AlertIcon } from '@sumai/ui/icon'
import css from './hazard-note.module.css'
import type { Room } from './room-data.ts'

type Props = { hazard: Room['hazard'] }

const NAMES = { kozui: '洪水', dosha: '土砂災害', takashio: '高潮', tsunami: '津波' } as const

/** Beside the price, not hidden below it: which dangers the maps name. */
export function HazardNote({ hazard }: Props) {
  const named = hazard
    ? (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => hazard[key] > 0)
    : []
  if (named.length === 0) return null
  return (
    <p className={css.note}>
      <AlertIcon size="s" />
      <span>
        {named.map((key) => NAMES[key]).join('・')}の想定区域に含まれます。
        <a href="#hazard">災害リスクを見る</a>
      </span>
    </p>
  )
}
