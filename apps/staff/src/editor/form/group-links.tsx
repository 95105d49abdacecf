import { AlertIcon, CheckIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { type Group, namesOf } from '../field.ts'
import styles from './group-links.module.css'
import { useGroupKeys } from './use-group-keys.ts'

type Props = { groups: readonly Group[]; errors: Record<string, string[]> }

/** The groups of the form, and which of them want something. */
export function GroupLinks({ groups, errors }: Props) {
  useGroupKeys(groups.map(({ id }) => id))
  return (
    <nav aria-label="項目のまとまり" className={styles.links}>
      {groups.map((group) => {
        const { id, title } = group
        const wants = namesOf(group).some((name) => errors[name])
        return (
          <a key={id} href={`#${id}`} data-wants={wants || undefined}>
            {title}
            {wants ? <AlertIcon size="s" /> : <CheckIcon size="s" />}
            <VisuallyHidden>{wants ? '確認が必要です' : ''}</VisuallyHidden>
          </a>
        )
      })}
    </nav>
  )
}
