import { Button } from '@sumai/ui/button'
import { useDraftValues } from '../../../editor/draft/use-draft-values.ts'
import { EditorBar } from '../../../editor/editor-bar.tsx'
import { Saved } from '../../../editor/saved.tsx'
import { takeStep } from '../../../editor/take-step.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { Key, MODIFIER } from '../../../keys/key.tsx'
import { useCommand } from '../../../keys/use-command.ts'
import { toContent } from '../../../paths.ts'
import type { Kind, Thing } from '../kinds/kind.ts'
import { StageChip } from '../stage-chip.tsx'
import type { ThingDraft } from './thing-draft.ts'
import { useSteps } from './use-steps.ts'

type Props = { kind: Kind; draft: ThingDraft }

export function EditorHead({ kind, draft }: Props) {
  const thing = useDraftValues(draft) as Thing
  const { stage, forward } = useSteps(kind, draft)

  useCommand('Enter', () => forward && void takeStep(draft, forward), { shift: true })

  return (
    <PageHead
      title={kind.titleOf(thing)}
      back={toContent(kind.id)}
      context={<StageChip stage={stage} />}
    >
      <EditorBar>
        <Saved draft={draft} />
        {forward && (
          <Button onClick={() => takeStep(draft, forward)}>
            {forward.label}
            <Key name={`⇧${MODIFIER}↵`} />
          </Button>
        )}
      </EditorBar>
    </PageHead>
  )
}
