import { Button } from '@sumai/ui/button'
import { EyeIcon } from '@sumai/ui/icon'
import { useCommand } from '../../../keys/use-command.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { openSaved } from '../open-saved.ts'

type Props = { draft: ListingDraft }

/** Opens the page of a home or a building in the real site, as it is saved now, whatever its state. */
export function PreviewButton({ draft }: Props) {
  const open = () => openSaved(draft, 'preview')
  useCommand('p', () => void open())
  return (
    <Button variant="outline" onClick={open}>
      <EyeIcon />
      プレビュー
    </Button>
  )
}
