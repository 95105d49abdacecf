import { Button } from '@sumai/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import bar from '../../../editor/head.module.css'
import { Saved } from '../../../editor/saved.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { Key, MODIFIER } from '../../../keys/key.tsx'
import { toContent } from '../../../paths.ts'
import type { Kind, Thing } from '../kinds/kind.ts'
import { StageChip } from '../stage-chip.tsx'
import { take } from './publish.ts'
import type { ThingDraft } from './thing-draft.ts'
import { useSteps } from './use-steps.ts'

type Props = { kind: Kind; draft: ThingDraft }

export function EditorHead({ kind, draft }: Props) {
  const thing = useDraftValues(draft) as Thing
  const { stage, forward } = useSteps(kind, draft)

  const publish = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    if (forward) void take(draft, forward)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => publish(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <PageHead
      title={kind.titleOf(thing)}
      back={toContent(kind.id)}
      context={<StageChip stage={stage} />}
    >
      <div className={bar.bar}>
        <Saved draft={draft} />
        {forward && (
          <Button onClick={() => take(draft, forward)}>
            {forward.label}
            <Key name={`⇧${MODIFIER}↵`} />
          </Button>
        )}
      </div>
    </PageHead>
  )
}
