import { Select } from '@sumai/ui/controls'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SearchField } from '../../../components/search-field.tsx'
import { toInbox } from '../../../paths.ts'
import { useSession } from '../../../session/use-session.ts'
import { shopsQuery } from '../../content/list/content.queries.ts'
import { useView, type View, writeView } from '../view.ts'
import styles from './inbox-list.module.css'

/** By words, and for the head office by shop. */
export function InboxSearch() {
  const view = useView()
  const navigate = useNavigate()
  const isOffice = useSession().staff.userType === 'admin'
  const { data: shops = [] } = useQuery({ ...shopsQuery, enabled: isOffice })
  const look = (changed: Partial<View>) =>
    void navigate(toInbox(writeView({ ...view, ...changed, parts: undefined })))
  return (
    <>
      <SearchField
        label="メール・受付番号・物件番号"
        value={view.words}
        onSearch={(words) => look({ words })}
      />
      {isOffice && (
        <div className={styles.shop}>
          <Select
            small
            aria-label="店舗"
            empty="すべての店舗"
            choices={shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))}
            value={view.shop ?? ''}
            onChange={(event) => look({ shop: event.target.value || undefined })}
          />
        </div>
      )}
    </>
  )
}
