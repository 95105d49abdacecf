import { CopyIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useNavigate } from 'react-router'
import { toEditor } from '../../../paths.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { tell } from '../../../undo/undo.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { duplicate } from './duplicate.ts'

type Props = { draft: ListingDraft }

export function DuplicateButton({ draft }: Props) {
  const navigate = useNavigate()
  async function copy() {
    try {
      const owner = await duplicate(draft, draft.values())
      tell({ text: draft.kind === 'tatemono' ? BUILDING : HOME })
      await navigate(toEditor(owner))
    } catch (error) {
      tell({ text: refusalOf(error), isRefusal: true })
    }
  }
  return <IconButton label="複製する" icon={CopyIcon} onClick={copy} />
}

const HOME = '複製した下書きです。部屋番号や写真を確かめてください。'
const BUILDING = '複製した建物です。建物名と所在地を確かめ、写真を足してください。'
