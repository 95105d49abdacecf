import { useNavigate } from 'react-router'
import { SearchField } from '../../../components/search-field.tsx'
import { toInbox } from '../../../paths.ts'
import { useView, writeView } from '../view.ts'

export function InboxSearch() {
  const view = useView()
  const navigate = useNavigate()
  return (
    <SearchField
      label="メール・受付番号・物件番号"
      value={view.words}
      onSearch={(words) => navigate(toInbox(writeView({ ...view, words })))}
    />
  )
}
