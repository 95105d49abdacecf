import { AlertIcon, CheckIcon } from '@sumai/ui/icon'
import { type Group, namesOf } from '../../../editor/field.ts'
import { goToField } from '../../../editor/form/go-to-field.ts'
import type { Site } from '../../listings/site.ts'
import type { EditedRoom } from '../edited-room.ts'
import { labelOf } from '../fields/field-labels.ts'
import styles from './publish-check.module.css'

type Props = {
  site: Site
  room: EditedRoom
  groups: readonly Group[]
  lacks: Record<string, string[]>
}

/** What is still missing before the listing may be public, each with the way to its field. */
export function PublishCheck({ site, room, groups, lacks }: Props) {
  const names = Object.keys(lacks)
  const here = new Set(groups.flatMap(namesOf))
  const isPublic = room.boshuStatus === 'public' || room.boshuStatus === 'applied'
  return (
    <section className={styles.box} data-done={names.length === 0 || undefined}>
      <h2 role="status">{sayState(names.length, isPublic)}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <AlertIcon size="s" />
            {here.has(name) ? (
              <button type="button" onClick={() => goToField(name)}>
                {labelOf(site, name)}
              </button>
            ) : (
              <span>
                {labelOf(site, name)}
                <small>{lacks[name]?.join('')}</small>
              </span>
            )}
          </li>
        ))}
        {names.length === 0 && (
          <li>
            <CheckIcon size="s" />
            必要な表示事項はそろっています
          </li>
        )}
      </ul>
    </section>
  )
}

function sayState(missing: number, isPublic: boolean): string {
  if (missing === 0) return isPublic ? '公開しています' : '公開できます'
  return isPublic ? `保存するにはあと${missing}項目です` : `あと${missing}項目で公開できます`
}
