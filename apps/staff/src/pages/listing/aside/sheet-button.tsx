import { Button } from '@sumai/ui/button'
import { PrintIcon } from '@sumai/ui/icon'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { openSaved } from '../open-saved.ts'

type Props = { draft: Pick<ListingDraft, 'kind' | 'no' | 'save'> }

/** Opens the sheet of a home, as it is saved now, whatever its state. */
export const SheetButton = ({ draft }: Props) => (
  <Button variant="outline" onClick={() => openSaved(draft, 'maisoku.pdf')}>
    <PrintIcon />
    マイソク（PDF）
  </Button>
)
