import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Conflicts } from '../../editor/conflicts/conflicts.tsx'
import { useHistoryKeys } from '../../editor/draft/use-history-keys.ts'
import { useKeepSaved } from '../../editor/draft/use-keep-saved.ts'
import styles from '../../editor/editor.module.css'
import { namesOf } from '../../editor/field.ts'
import { FieldGroup } from '../../editor/form/field-group.tsx'
import { GroupLinks } from '../../editor/form/group-links.tsx'
import { Aside } from './aside/aside.tsx'
import { draftOf, hold } from './draft/open-drafts.ts'
import type { EditedRoom, Kind } from './edited-room.ts'
import { labelled, labelOf } from './fields/field-labels.ts'
import { groupsOf } from './fields/groups.ts'
import { EditorHead } from './head/editor-head.tsx'
import { publishCheckQuery } from './listing.queries.ts'
import { PARTS } from './parts/parts.ts'

type Props = { kind: Kind; first: EditedRoom }

const NOT_CHECKED = { errors: {}, facts: 0, missing: 0 }

/** Of a listing or a building; another one is another editor. */
export function Editor({ kind, first }: Props) {
  const [draft] = useState(() => draftOf(kind, first))
  const room = useStore(draft.store, (state) => state.thing)
  const rested = useStore(draft.store, (state) => state.rested)
  const refused = useStore(draft.store, (state) => state.errors)
  const { data: check = NOT_CHECKED } = useQuery(publishCheckQuery(kind, room, rested))
  const groups = groupsOf(kind, room)
  useKeepSaved(draft)
  useHistoryKeys(draft, groups.flatMap(namesOf))
  useEffect(() => hold(draft), [draft])

  const errors = { ...check.errors, ...refused }
  return (
    <main className={styles.page}>
      <EditorHead draft={draft} check={check} />
      <Conflicts
        draft={draft}
        recorded={{
          resource: kind === 'tatemono' ? 'chintai/tatemono' : `${kind}/rooms`,
          id: draft.no,
        }}
        fields={labelled(kind, groups)}
      />
      <div className={styles.columns}>
        <GroupLinks groups={groups} errors={errors} />
        <div className={styles.form}>
          {groups.map((group) => {
            const Part = group.part && PARTS[group.part]
            return (
              <FieldGroup
                key={group.id}
                group={group}
                draft={draft}
                errors={errors}
                labelOf={(name) => labelOf(kind, name)}
              >
                {Part && <Part draft={draft} errors={errors} />}
              </FieldGroup>
            )
          })}
        </div>
        <Aside draft={draft} groups={groups} check={check} />
      </div>
    </main>
  )
}
