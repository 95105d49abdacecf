import { SelectBox } from '@sumai/ui/controls'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import { toContent } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { change } from '../../../undo/optimistic.ts'
import { shopsQuery, staffsQuery } from './content.queries.ts'
import { NewPerson } from './new-person.tsx'
import styles from './person-row.module.css'
import { type Person, PersonRow } from './person-row.tsx'
import { SortableList } from './sortable/sortable-list.tsx'

/** The people of a shop, in the order in which its page shows them. */
export function StaffList() {
  const { data: shops = [] } = useQuery(shopsQuery)
  const tenpoNo = useSearchParams()[0].get('shop') ?? shops[0]?.tenpoNo ?? ''
  const { data: people = [] } = useQuery(staffsQuery(tenpoNo))
  const navigate = useNavigate()
  return (
    <>
      {shops.length > 1 && (
        <div className={styles.choice}>
          <SelectBox
            small
            aria-label="店舗"
            value={tenpoNo}
            onChange={(event) => navigate(toContent('staffs', { shop: event.target.value }))}
          >
            {shops.map((shop) => (
              <option key={shop.tenpoNo} value={shop.tenpoNo}>
                {shop.tenpoName}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
      <SortableList
        items={people as unknown as Person[]}
        idOf={({ syainNo }) => syainNo}
        nameOf={({ name }) => name}
        onSort={(sorted) => sort(tenpoNo, people as unknown as Person[], sorted)}
      >
        {(person) => <PersonRow person={person} />}
      </SortableList>
      <NewPerson tenpoNo={tenpoNo} />
    </>
  )
}

function sort(
  tenpoNo: string,
  before: readonly Person[],
  after: readonly Person[],
): Promise<boolean> {
  const { queryKey } = staffsQuery(tenpoNo)
  return change({
    touches: queryKey,
    show: () =>
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, staffs: [...after] as never },
      ),
    send: () =>
      staffApi.shops.sortStaffs(
        tenpoNo,
        after.map(({ syainNo }) => syainNo),
      ),
    done: () => ({ text: '並べ替えました', undo: () => sort(tenpoNo, after, before) }),
  })
}
