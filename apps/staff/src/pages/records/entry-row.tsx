import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Moment } from '../../components/moment.tsx'
import { whoOf } from '../../components/who-of.ts'
import { colleaguesQuery } from '../../session/colleagues.queries.ts'
import styles from './entry-row.module.css'
import type { Entry } from './records.queries.ts'
import { RESOURCES } from './resources.ts'
import { sayValue } from './say-value.ts'
import { UndoCell } from './undo-cell.tsx'

type Props = { entry: Entry }

const ACTIONS: Record<Entry['action'], string> = {
  create: '登録',
  change: '変更',
  remove: '削除',
}

/** One change: the fields of a thing that was removed are not told one by one. */
export function EntryRow({ entry }: Props) {
  const { changedAt, action, resource, resourceId, changes } = entry
  const { data: nameOf } = useQuery(colleaguesQuery)
  const { label, fields, to } = RESOURCES[resource]
  return (
    <tr className={styles.row}>
      <td>
        <Moment at={changedAt} />
      </td>
      <td>{whoOf(entry, nameOf?.(entry.syainNo))}</td>
      <td>{ACTIONS[action]}</td>
      <td>
        {label}{' '}
        {to && action !== 'remove' ? <Link to={to(resourceId)}>{resourceId}</Link> : resourceId}
      </td>
      <td className={styles.changes}>
        {action === 'change' && (
          <ul>
            {changes.map(({ field, from, to }) => (
              <li key={field}>
                <b>{fields[field] ?? field}</b>
                {from === undefined && to === undefined ? (
                  <span>値は残しません</span>
                ) : (
                  <span>
                    <del>{sayValue(from)}</del> → <ins>{sayValue(to)}</ins>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={styles.undo}>
        <UndoCell entry={entry} />
      </td>
    </tr>
  )
}
