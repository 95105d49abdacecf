import { refusalOf } from '../../undo/optimistic.ts'
import { tell } from '../../undo/undo.ts'
import type { ListingDraft } from './draft/listing-draft.ts'
import type { Kind } from './edited-room.ts'

const CALLS: Record<Kind, string> = {
  chintai: '/api/v1/chintai/rooms',
  baibai: '/api/v1/baibai/rooms',
  tatemono: '/api/v1/chintai/tatemono',
}

type Saved = Pick<ListingDraft, 'kind' | 'no' | 'save'>

/** Opens its page in the real site, or its sheet of one A4, in a window of its own: with what was typed. */
export async function openSaved(draft: Saved, what: 'preview' | 'maisoku.pdf'): Promise<void> {
  // Before anything is waited for: browsers open windows for presses alone.
  const page = window.open('about:blank', '_blank')
  if (page) page.opener = null
  try {
    await draft.save()
    page?.location.replace(`${CALLS[draft.kind]}/${draft.no}/${what}`)
  } catch (error) {
    page?.close()
    tell({ text: refusalOf(error), isRefusal: true })
  }
}
