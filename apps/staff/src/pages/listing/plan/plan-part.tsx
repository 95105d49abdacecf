import { useStore } from 'zustand'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import { queue, waitingFor } from '../../../pictures/queue.ts'
import { photosOf } from '../draft/add-photo.ts'
import type { PartProps } from '../parts/parts.ts'
import { FloorPlan } from './floor-plan.tsx'
import { Panoramas } from './panoramas.tsx'
import styles from './plan.module.css'
import { Zumen } from './zumen.tsx'

/** What shows the home otherwise than photographs do. */
export function PlanPart({ draft }: PartProps) {
  const values = useDraftValues(draft)
  const owner = { kind: draft.kind, no: draft.no }
  const all = useStore(queue, ({ pictures }) => pictures)
  const waiting = waitingFor(all, owner)
  return (
    <div className={styles.cards}>
      <FloorPlan
        draft={draft}
        plan={photosOf(values).find(({ type }) => type === 'madori')}
        isWaiting={waiting.some(({ type }) => type === 'madori')}
      />
      <Panoramas
        draft={draft}
        urls={(values.panoramaUrls ?? []) as string[]}
        waiting={waiting.filter(({ type }) => type === 'panorama')}
      />
      {draft.kind === 'baibai' && (
        <Zumen draft={draft} url={(values.zumenUrl ?? null) as string | null} />
      )}
    </div>
  )
}
