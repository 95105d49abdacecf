import { CopyIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useNavigate } from 'react-router'
import { toEditor } from '../../../paths.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { Site } from '../../listings/site.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { duplicate } from './duplicate.ts'

type Props = { site: Site; draft: ListingDraft }

export function DuplicateButton({ site, draft }: Props) {
  const navigate = useNavigate()
  async function copy() {
    try {
      const owner = await duplicate(site, draft.values())
      tell({ text: '複製した下書きです。部屋番号や写真を確かめてください。' })
      await navigate(toEditor(owner))
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    }
  }
  return <IconButton label="複製する" icon={CopyIcon} onClick={copy} />
}
