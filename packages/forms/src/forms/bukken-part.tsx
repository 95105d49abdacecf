import { message } from '@sumai/domain/forms/messages'
import { useLoaderData } from '@sumai/platform'
import { Callout } from '@sumai/ui/callout'
import { Checkbox } from '@sumai/ui/checkbox'
import { FieldGroup } from '@sumai/ui/field'
import { useFormContext } from '../form-page/form-context.ts'
import styles from './bukken-part.module.css'
import { TargetCard } from './target-card.tsx'
import type { TargetsData } from './targets-data.ts'

const NAME = 'bukken_no'

/** The listings a form is about; each of several can be removed. */
export function BukkenPart() {
  const { targets, numbers, hasGone } = useLoaderData() as TargetsData
  const { form, site, values, errorOf } = useFormContext()
  const field = form.fields[NAME]
  const chosen = values[NAME] as readonly string[]
  const { label = '', isRequired: required = false } = field ?? {}
  const error = errorOf(NAME)
  if (numbers.length === 0 && !required && !hasGone) return null
  return (
    <FieldGroup name={NAME} {...{ label, required, error }} isSettled={targets.length < 2}>
      {hasGone && (
        <Callout tone="warn">
          <p>{message('bukken_closed')}</p>
        </Callout>
      )}
      {targets.length === 0 &&
        numbers.map((number) => (
          <p key={number}>
            物件番号 {number}
            <input type="hidden" name={NAME} value={number} />
          </p>
        ))}
      <div className={styles.cards}>
        {targets.map((target) => (
          <TargetCard
            key={target.bukkenNo}
            {...{ target, site }}
            label={`物件番号 ${target.bukkenNo}`}
          >
            {targets.length === 1 ? (
              <input type="hidden" name={NAME} value={target.bukkenNo} />
            ) : (
              <Checkbox
                name={NAME}
                value={target.bukkenNo}
                label="この物件を含める"
                defaultChecked={chosen.includes(target.bukkenNo)}
              />
            )}
          </TargetCard>
        ))}
      </div>
    </FieldGroup>
  )
}
