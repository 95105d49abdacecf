import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { useFormContext } from '@sumai/forms/form-context'
import { FieldGroup } from '@sumai/ui/field'
import { ChevronDownIcon } from '@sumai/ui/icon'
import css from './setsubi-part.module.css'

const NAME = 'setsubijoken'
const WISHES = [
  { value: 'must', label: '必須' },
  { value: 'want', label: 'できれば' },
]

/** Facilities the visitor cannot do without, and those that would be nice. */
export function SetsubiPart() {
  const { form, values, errorOf } = useFormContext()
  const chosen = values[NAME] as readonly string[]
  return (
    <FieldGroup
      name={NAME}
      label={form.fields[NAME]?.label ?? ''}
      hint="ゆずれないものは「必須」、あるとうれしいものは「できれば」を選んでください。"
      error={errorOf(NAME)}
    >
      <div className={css.groups}>
        {setsubiGroups('chintai').map((group) => (
          <details
            key={group.group}
            open={group.items.some(({ code }) => chosen.some((wish) => wish.endsWith(`:${code}`)))}
          >
            <summary className={css.summary}>
              {group.label}
              <ChevronDownIcon size="s" />
            </summary>
            <ul className={css.items}>
              {group.items.map(({ code, label }) => (
                <li key={code} className={css.item}>
                  <span>{label}</span>
                  {WISHES.map((wish) => (
                    <label key={wish.value} className={css.wish}>
                      <input
                        type="checkbox"
                        name={NAME}
                        value={`${wish.value}:${code}`}
                        aria-label={`${label} ${wish.label}`}
                        defaultChecked={chosen.includes(`${wish.value}:${code}`)}
                        className={css.box}
                      />
                      {wish.label}
                    </label>
                  ))}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </FieldGroup>
  )
}
