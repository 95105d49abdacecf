import { Button } from '@sumai/ui/button'
import { EyeIcon } from '@sumai/ui/icon'
import { useCommand } from '../../../keys/use-command.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import type { Kind } from '../edited-room.ts'

type Props = { draft: ListingDraft }

/** The calls that lead to a page of the site. */
const TO_PAGE: Record<Kind, string> = {
  chintai: '/api/v1/chintai/rooms',
  baibai: '/api/v1/baibai/rooms',
  tatemono: '/api/v1/chintai/tatemono',
}

/** Opens the page of a home or a building in the real site, as it is saved now, whatever its state. */
export function PreviewButton({ draft }: Props) {
  async function open() {
    // Before anything is waited for: browsers open windows for presses alone.
    const page = window.open('about:blank', '_blank')
    if (page) page.opener = null
    try {
      await draft.save()
      page?.location.replace(`${TO_PAGE[draft.kind]}/${draft.no}/preview`)
    } catch (error) {
      page?.close()
      tell({ text: refusalOf(error), isRefusal: true })
    }
  }
  useCommand('p', () => void open())
  return (
    <Button variant="outline" onClick={open}>
      <EyeIcon />
      プレビュー
    </Button>
  )
}
