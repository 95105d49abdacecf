import { Select } from '@sumai/ui/controls'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/use-session.ts'
import { shopsQuery } from '../../content/list/content.queries.ts'
import type { Inquiry } from '../inquiry.ts'
import { handOver } from './inquiry-changes.ts'

type Props = { inquiry: Inquiry }

/** Whose enquiry it is; the head office may give it to another shop. */
export function HandOver({ inquiry }: Props) {
  const isOffice = useSession().staff.userType === 'admin'
  const { data: shops = [] } = useQuery({ ...shopsQuery, enabled: isOffice })
  if (!isOffice) return null
  return (
    <section>
      <h3 id="hand-over">受け持つ店舗</h3>
      <Select
        small
        aria-labelledby="hand-over"
        empty={inquiry.tenpoNo === null ? '本部' : undefined}
        choices={shops.map(({ tenpoNo, tenpoName }) => ({ value: tenpoNo, label: tenpoName }))}
        value={inquiry.tenpoNo ?? ''}
        onChange={(event) => {
          const shop = shops.find(({ tenpoNo }) => tenpoNo === event.target.value)
          if (shop) void handOver(inquiry, shop)
        }}
      />
    </section>
  )
}
