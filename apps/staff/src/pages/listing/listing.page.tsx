import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useStore } from 'zustand'
import { queryClient } from '../../query-client.ts'
import { readSite } from '../listings/site.ts'
import { Costs } from './aside/costs.tsx'
import { PublishCheck } from './aside/publish-check.tsx'
import { draftOf, hold } from './draft/open-drafts.ts'
import { useKeepSaved } from './draft/use-keep-saved.ts'
import { numberOf } from './edited-room.ts'
import { BAIBAI_GROUPS } from './fields/baibai-fields.ts'
import { CHINTAI_GROUPS } from './fields/chintai-fields.ts'
import { Conflicts } from './form/conflicts.tsx'
import { FieldGroup } from './form/field-group.tsx'
import { GroupLinks } from './form/group-links.tsx'
import { EditorHead } from './head/editor-head.tsx'
import styles from './listing.module.css'
import { publishCheckQuery, roomQuery } from './listing.queries.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const site = readSite(params.site)
  return { site, room: await queryClient.fetchQuery(roomQuery(site, params.bukkenNo ?? '')) }
}

const GROUPS = { chintai: CHINTAI_GROUPS, baibai: BAIBAI_GROUPS }

/** Another listing is another editor. */
export function Component() {
  const { site, room } = useLoaderData<typeof loader>()
  return <Editor key={site + numberOf(room)} />
}

function Editor() {
  const { site, room: first } = useLoaderData<typeof loader>()
  const [draft] = useState(() => draftOf(site, first))
  const room = useStore(draft.store, (state) => state.room)
  const rested = useStore(draft.store, (state) => state.rested)
  const refused = useStore(draft.store, (state) => state.errors)
  const { data: lacks = {} } = useQuery(publishCheckQuery(site, room, rested))
  useKeepSaved(draft)
  useEffect(() => hold(draft), [draft])

  const groups = GROUPS[site]
  const errors = { ...lacks, ...refused }
  return (
    <main className={styles.page}>
      <EditorHead draft={draft} lacks={lacks} />
      <Conflicts draft={draft} />
      <div className={styles.columns}>
        <GroupLinks groups={groups} errors={errors} />
        <div className={styles.form}>
          {groups.map((group) => (
            <FieldGroup key={group.id} group={group} draft={draft} errors={errors} />
          ))}
        </div>
        <aside aria-label="公開と費用" className={styles.aside}>
          <PublishCheck site={site} room={room} groups={groups} lacks={lacks} />
          {site === 'chintai' && <Costs draft={draft} />}
        </aside>
      </div>
    </main>
  )
}
