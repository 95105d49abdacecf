import { Button } from '@sumai/ui/button'
import { EyeIcon } from '@sumai/ui/icon'
import { useCommand } from '../../../keys/use-command.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { Site } from '../../listings/site.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'

type Props = { site: Site; draft: ListingDraft }

/** Opens the page of the listing in the real site, as it is saved now, whatever its state. */
export function PreviewButton({ site, draft }: Props) {
  async function open() {
    // Before anything is waited for: browsers open windows for presses alone.
    const page = window.open('about:blank', '_blank')
    if (page) page.opener = null
    try {
      await draft.save()
      page?.location.replace(`/api/v1/${site}/rooms/${draft.no}/preview`)
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
