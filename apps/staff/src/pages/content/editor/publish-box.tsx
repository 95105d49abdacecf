import { formatMoment } from '@sumai/format/dates'
import { Button, ButtonAnchor } from '@sumai/ui/button'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { takeStep } from '../../../editor/take-step.ts'
import { useCommand } from '../../../keys/use-command.ts'
import { toContent } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { Kind, Stage, Thing } from '../kinds/kind.ts'
import { CONTENT } from '../list/content.queries.ts'
import styles from './publish-box.module.css'
import type { ThingDraft } from './thing-draft.ts'
import { useSteps } from './use-steps.ts'

type Props = { kind: Kind; draft: ThingDraft }

/** What visitors see now, in words, and the ways to its page and back. */
export function PublishBox({ kind, draft }: Props) {
  const { stage, forward, back, isHeld } = useSteps(kind, draft)
  const stored = useStore(draft.store, (state) => state.thing)
  const navigate = useNavigate()
  const href = kind.preview?.(stored)

  /** What was typed is saved first, so that the page shows it. */
  async function open() {
    if (!href) return
    // Before anything is waited for: browsers open windows for presses alone.
    const page = window.open('about:blank', '_blank')
    if (page) page.opener = null
    await draft.save()
    page?.location.replace(href)
  }
  function press(event: MouseEvent) {
    if (Object.keys(draft.store.getState().edits).length === 0) return
    event.preventDefault()
    void open()
  }
  useCommand('p', href ? () => void open() : undefined)

  async function remove() {
    try {
      const restore = await kind.remove?.(stored)
      draft.discard()
      queryClient.invalidateQueries({ queryKey: [...CONTENT, kind.id] })
      await navigate(toContent(kind.id))
      tell({ text: '削除しました', undo: () => restore?.().then(refresh) })
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    }
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: [...CONTENT, kind.id] })

  return (
    <section className={styles.box} data-stage={stage}>
      <h2 role="status">{isHeld ? 'まだ公開していない変更があります' : SAY[stage](stored)}</h2>
      <p>
        {isHeld
          ? 'お客様には、変更の前の内容が見えています。'
          : NOTE[stage](forward ? undefined : kind.waits)}
      </p>
      <div className={styles.actions}>
        {isHeld && (
          <Button variant="outline" onClick={() => discard(draft)}>
            変更を取り消す
          </Button>
        )}
        {href && (
          <ButtonAnchor
            variant="outline"
            href={href}
            target="_blank"
            rel="noopener"
            onClick={press}
          >
            {stage === 'public' ? 'ページを見る' : 'プレビュー'}
          </ButtonAnchor>
        )}
        {back && (
          <Button variant="outline" onClick={() => takeStep(draft, back)}>
            {back.label}
          </Button>
        )}
        {stage === 'draft' && kind.remove && (
          <Button variant="outline" onClick={remove}>
            削除する
          </Button>
        )}
      </div>
    </section>
  )
}

function discard(draft: ThingDraft) {
  const edits = draft.discard()
  tell({ text: '変更を取り消しました', undo: () => draft.edit(edits) })
}

const SAY: Record<Stage, (thing: Thing) => string> = {
  draft: () => '下書きです',
  scheduled: ({ publishAt, startAt }) =>
    `${formatMoment(String(publishAt ?? startAt))}に公開します`,
  public: () => '公開しています',
  ended: () => '公開を終えています',
}

const NOTE: Record<Stage, (waits: string | undefined) => string> = {
  draft: (waits = '自動で保存します。') => `お客様には見えません。${waits}`,
  scheduled: () => 'それまでお客様には見えません。',
  public: () => '変更は、公開するまでこの端末に残します。',
  ended: () => 'お客様には見えません。',
}
