import { useNow } from '@sumai/ui/use-now'
import { useStore } from 'zustand'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import type { Step } from '../../../editor/take-step.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Kind, Stage, Thing } from '../kinds/kind.ts'
import type { ThingDraft } from './thing-draft.ts'

type Steps = {
  stage: Stage
  /** The next step towards visitors: to publish it, or what has changed since. */
  forward: Step | undefined
  back: Step | undefined
  /** Changes wait on this device. */
  isHeld: boolean
}

/** What visitors see of a thing now, and what this person may do about it. */
export function useSteps(kind: Kind, draft: ThingDraft): Steps {
  const session = useSession()
  const now = useNow(new Date().toISOString())
  const stored = useStore(draft.store, (state) => state.thing)
  const edits = useStore(draft.store, (state) => state.edits)
  const values = useDraftValues(draft) as Thing
  const stage = kind.stageOf(stored, now)
  const isHeld = stage === 'public' && Object.keys(edits).length > 0
  const changes = {
    label: '変更を公開する',
    edits: {},
    done: '変更を公開しました',
    failed: '変更はまだ公開していません',
  }
  return {
    stage,
    forward:
      stage === 'public' ? (isHeld ? changes : undefined) : kind.publish?.(values, session, now),
    back: kind.hide?.(stored, session),
    isHeld,
  }
}
