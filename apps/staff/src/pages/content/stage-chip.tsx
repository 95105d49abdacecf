import chip from '../../components/status-chip.module.css'
import type { Stage } from './kinds/kind.ts'

type Props = { stage: Stage }

const LABELS: Record<Stage, string> = {
  draft: '下書き',
  scheduled: '公開予約',
  public: '公開中',
  ended: '終了',
}

/** What visitors see of it: shape and word carry it, colour repeats it. */
export function StageChip({ stage }: Props) {
  return (
    <span className={chip.chip} data-status={SHAPES[stage]}>
      {LABELS[stage]}
    </span>
  )
}

/** Those of homes: half full is what is on its way, a dash what is over. */
const SHAPES: Record<Stage, string> = {
  draft: 'draft',
  scheduled: 'applied',
  public: 'public',
  ended: 'closed',
}
