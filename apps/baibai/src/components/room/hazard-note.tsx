import { hazardSentence } from '@sumai/domain/listing/hazard'
import { AlertIcon } from '@sumai/ui/icon'
import css from './hazard-note.module.css'
import type { Room } from './room-data.ts'

type Props = { hazard: Room['hazard'] }

/** Beside the price, not hidden below it: which dangers the maps name. */
export function HazardNote({ hazard }: Props) {
  const sentence = hazard ? hazardSentence(hazard) : ''
  if (!sentence) return null
  return (
    <p className={css.note}>
      <AlertIcon size="s" />
      <span>
        {sentence}
        <a href="#hazard">災害リスクを見る</a>
      </span>
    </p>
  )
}
