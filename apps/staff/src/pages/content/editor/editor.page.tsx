import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useStore } from 'zustand'
import aside from '../../../editor/aside.module.css'
import { Conflicts } from '../../../editor/conflicts/conflicts.tsx'
import { useHistoryKeys } from '../../../editor/draft/use-history-keys.ts'
import { useKeepSaved } from '../../../editor/draft/use-keep-saved.ts'
import styles from '../../../editor/editor.module.css'
import { FieldGroup } from '../../../editor/form/field-group.tsx'
import { GroupLinks } from '../../../editor/form/group-links.tsx'
import { byField } from '../../../editor/values.ts'
import { useSession } from '../../../session/use-session.ts'
import { readKind } from '../kinds/kinds.ts'
import { InviteBox } from './colleague/invite-box.tsx'
import { EditorHead } from './editor-head.tsx'
import { PublishBox } from './publish-box.tsx'
import { SlotsAhead } from './slots/slots-ahead.tsx'
import { createThingDraft, holdThing } from './thing-draft.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { id: kindId, read, load } = readKind(params.kind)
  const id = params.id ?? ''
  const [thing] = await Promise.all([read(id, request.signal), load?.()])
  return { kindId, id, thing }
}

/** Another thing is another editor. */
export function Component() {
  const { kindId, id } = useLoaderData<typeof loader>()
  return <Editor key={`${kindId}/${id}`} />
}

function Editor() {
  const { kindId, id, thing: first } = useLoaderData<typeof loader>()
  const kind = readKind(kindId)
  const session = useSession()
  const [draft] = useState(() => createThingDraft(kind, id, first))
  const thing = useStore(draft.store, (state) => state.thing)
  const refused = useStore(draft.store, (state) => state.errors)
  useKeepSaved(draft)
  useEffect(() => {
    void draft.resume()
  }, [draft])
  useEffect(() => holdThing(`${kindId}/${id}`, draft), [kindId, id, draft])
  const groups = kind.groups(thing, session)
  const fields = groups.flatMap((group) => group.fields)
  useHistoryKeys(
    draft,
    fields.map(({ name }) => name),
  )

  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  const errors = byField(refused)
  return (
    <main className={styles.page}>
      <EditorHead kind={kind} draft={draft} />
      <Conflicts draft={draft} recorded={{ resource: kind.resource, id }} fields={fields} />
      <div className={styles.columns}>
        <GroupLinks groups={groups} errors={errors} />
        <div className={styles.form}>
          {groups.map((group) => (
            <FieldGroup
              key={group.id}
              group={group}
              draft={draft}
              errors={errors}
              labelOf={labelOf}
            />
          ))}
        </div>
        <aside aria-label="公開" className={aside.aside}>
          <PublishBox kind={kind} draft={draft} />
          {kindId === 'shops' && <SlotsAhead draft={draft} />}
          {kindId === 'staffs' && <InviteBox draft={draft} />}
        </aside>
      </div>
    </main>
  )
}
