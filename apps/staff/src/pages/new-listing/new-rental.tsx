import { unbroken } from '@sumai/format/unbroken'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { api, staffApi } from '../../api/api.ts'
import type { Values } from '../../editor/values.ts'
import { toNewListing } from '../../paths.ts'
import type { Keyed } from '../../retry/once.ts'
import { useSession } from '../../session/use-session.ts'
import { ChosenBuilding } from './chosen-building.tsx'
import { FindBuilding } from './find-building.tsx'
import { ROOM_FIELDS } from './new-fields.ts'
import { NewForm } from './new-form.tsx'
import styles from './new-listing.module.css'
import { termsQuery } from './terms.ts'

/** A room: first its building, then what is its own. */
export function NewRental() {
  const tm = useSearchParams()[0].get('tm')
  return tm ? <NewRoom key={tm} tmNo={tm} /> : <FindBuilding />
}

function NewRoom({ tmNo }: { tmNo: string }) {
  const { tenpoNo } = useSession().staff
  const navigate = useNavigate()
  const building = useQuery({
    queryKey: ['building', tmNo],
    queryFn: ({ signal }) => api.chintai.tatemono(tmNo, { signal }),
  })
  const { data } = useQuery(termsQuery(tmNo))
  if (!building.data || !data) return null

  async function create(values: Values, key: Keyed) {
    const body = { ...data?.terms, ...values, tmNo, tenpoNo }
    const { room } = await staffApi.chintai.createRoom(body as never, key)
    return { kind: 'chintai', no: room.bukkenNo } as const
  }
  const { kyoekihi, torihikiTaiyo } = data.terms
  return (
    <>
      <ChosenBuilding building={building.data.tatemono} onChange={() => navigate(toNewListing())} />
      <NewForm
        draft={`new-home:${tmNo}`}
        kind="chintai"
        fields={ROOM_FIELDS}
        first={{ kyoekihi, torihikiTaiyo }}
        submit="下書きを作る"
        create={create}
      >
        <p className={styles.about}>
          {data.from
            ? `敷金・礼金や契約の条件は、同じ建物の「${unbroken(data.from)}」から写します。`
            : '敷金・礼金や契約の条件は、次の画面で入力します。'}
        </p>
      </NewForm>
    </>
  )
}
