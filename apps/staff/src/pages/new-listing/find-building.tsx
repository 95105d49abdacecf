import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, staffApi } from '../../api/api.ts'
import { LiveSearch } from '../../components/live-search.tsx'
import { hasDraft } from '../../drafts/use-draft.ts'
import type { Values } from '../../editor/values.ts'
import { toNewListing } from '../../paths.ts'
import type { Keyed } from '../../retry/once.ts'
import styles from './building.module.css'
import { BUILDING_FIELDS } from './new-fields.ts'
import { NewForm } from './new-form.tsx'

const MOST = 8
const DRAFT = 'new-home:tatemono'

/** The building of a new room: one that is there, or a new one. */
export function FindBuilding() {
  const [typed, setTyped] = useState('')
  // What was begun is shown again.
  const [isNew, setIsNew] = useState(() => hasDraft(DRAFT))
  const navigate = useNavigate()
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: ['buildings', keyword],
    queryFn: ({ signal }) => api.chintai.tatemonoList({ keyword, limit: MOST }, { signal }),
    placeholderData: keepPreviousData,
    enabled: keyword !== '',
  })
  const found = keyword ? (data?.tatemono ?? []) : []

  async function create(values: Values, key: Keyed) {
    const { tatemono } = await staffApi.chintai.createTatemono(values as never, key)
    return { kind: 'tatemono', no: tatemono.tmNo } as const
  }
  return (
    <>
      <section aria-labelledby="building">
        <h2 id="building" className={styles.title}>
          どの建物の部屋ですか
        </h2>
        <LiveSearch label="建物名・町名・駅" value={typed} onValue={setTyped} />
        {found.length > 0 && (
          <ul className={styles.found} aria-label="見つかった建物">
            {found.map(({ tmNo, tmName, bukkenTypeLabel, addressDisp, emptyCount }) => (
              <li key={tmNo}>
                <Link to={toNewListing({ tm: tmNo })}>
                  <b>{tmName ?? bukkenTypeLabel}</b>
                  <small>
                    {addressDisp}・募集中{emptyCount}件
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <details
        className={styles.new}
        open={isNew}
        onToggle={(event) => setIsNew(event.currentTarget.open)}
      >
        <summary>新しい建物を登録する</summary>
        {isNew && (
          <NewForm
            draft={DRAFT}
            kind="tatemono"
            fields={BUILDING_FIELDS}
            first={{ tmName: typed, bukkenType: 'mansion', kozo: 4 }}
            submit="建物を登録して部屋へ"
            create={create}
            onCreated={({ no }) => navigate(toNewListing({ tm: no }))}
          />
        )}
      </details>
    </>
  )
}
