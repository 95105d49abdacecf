import { AlertIcon, CheckIcon } from '@sumai/ui/icon'
import { type Group, namesOf } from '../../../../editor/field.ts'
import { goToField } from '../../../../editor/form/go-to-field.ts'
import type { Site } from '../../../listings/site.ts'
import type { ListingDraft } from '../../draft/listing-draft.ts'
import type { EditedRoom } from '../../edited-room.ts'
import { labelOf } from '../../fields/field-labels.ts'
import { AdviceLines } from './advice-lines.tsx'
import { FactsBar } from './facts-bar.tsx'
import styles from './publish-check.module.css'
import { type Check, isShown, sayCheck } from './say-check.ts'

type Props = {
  site: Site
  draft: ListingDraft
  room: EditedRoom
  groups: readonly Group[]
  check: Check
}

/** What is still missing before the listing may be public, each with the way to its field. */
export function PublishCheck({ site, draft, room, groups, check }: Props) {
  const { errors, facts, missing } = check
  const names = Object.keys(errors)
  const here = new Set(groups.flatMap(namesOf))
  return (
    <section className={styles.box} data-done={names.length === 0 || undefined}>
      <header>
        <h2 role="status">{sayCheck(check, isShown(room))}</h2>
        <FactsBar check={check} />
        {facts > 0 && (
          <p>
            必要な表示事項 {facts}のうち{facts - missing}
          </p>
        )}
      </header>
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
                <small>{errors[name]?.join('')}</small>
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
        <AdviceLines draft={draft} />
      </ul>
    </section>
  )
}
