import { Button } from '@sumai/ui/button'
import { useStore } from 'zustand'
import { StatusChip } from '../../../components/status-chip.tsx'
import { EditorBar } from '../../../editor/editor-bar.tsx'
import { goToField } from '../../../editor/form/go-to-field.ts'
import styles from '../../../editor/head.module.css'
import { Saved } from '../../../editor/saved.tsx'
import { takeStep } from '../../../editor/take-step.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { Key, MODIFIER } from '../../../keys/key.tsx'
import { useCommand } from '../../../keys/use-command.ts'
import { toBuildings, toListings } from '../../../paths.ts'
import { FactsBar } from '../aside/check/facts-bar.tsx'
import { type Check, isShown, sayCheck } from '../aside/check/say-check.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { editorTitle } from '../edited-room.ts'
import { DuplicateButton } from './duplicate-button.tsx'
import { PreviewButton } from './preview-button.tsx'

type Props = { draft: ListingDraft; check: Check }

export function EditorHead({ draft, check }: Props) {
  const room = useStore(draft.store, (state) => state.thing)
  const isPublic = isShown(room)
  const [first] = Object.keys(check.errors)

  /** Pressed too early, it leads to what is missing. */
  function publish() {
    if (first !== undefined) return goToField(first)
    void takeStep(draft, { ...PUBLISH, ...(room.boshuStatus !== 'draft' && AS_BEFORE) })
  }
  const isPublished = isPublic || draft.kind === 'tatemono'
  useCommand('Enter', isPublished ? undefined : publish, { shift: true })

  return (
    <PageHead
      title={editorTitle(room)}
      back={draft.kind === 'tatemono' ? toBuildings() : toListings(draft.kind)}
      context={room.boshuStatus && <StatusChip status={room.boshuStatus} />}
    >
      <EditorBar>
        {draft.kind !== 'tatemono' && !isPublic && (
          <p className={styles.check} data-done={first === undefined || undefined}>
            {sayCheck(check, isPublic)}
            <FactsBar check={check} />
          </p>
        )}
        <Saved draft={draft} />
        <DuplicateButton draft={draft} />
        <PreviewButton draft={draft} />
        {draft.kind === 'tatemono' ? null : isPublic ? (
          <Button variant="outline" onClick={() => takeStep(draft, HIDE)}>
            {HIDE.label}
          </Button>
        ) : (
          <Button
            variant={first === undefined ? 'primary' : 'outline'}
            aria-disabled={first !== undefined || undefined}
            onClick={publish}
          >
            {PUBLISH.label}
            <Key name={`⇧${MODIFIER}↵`} />
          </Button>
        )}
      </EditorBar>
    </PageHead>
  )
}

const PUBLISH = {
  label: '公開する',
  edits: { boshuStatus: 'public' },
  done: '公開しました',
  failed: '公開できなかったため、下書きに戻しました',
}

const AS_BEFORE = { failed: '公開できなかったため、元に戻しました' }

const HIDE = {
  label: '非公開にする',
  edits: { boshuStatus: 'hidden' },
  done: '非公開にしました',
  failed: '公開したままです',
}
