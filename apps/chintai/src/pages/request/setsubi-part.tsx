import { type SetsubiGroup, setsubiGroups } from '@sumai/domain/setsubijoken'
import { useFormContext } from '@sumai/forms/form-context'
import { ChosenCount } from '@sumai/forms/grouped-checks'
import { Chip } from '@sumai/ui/chip'
import { FieldGroup } from '@sumai/ui/field'
import { ChevronDownIcon } from '@sumai/ui/icon'
import css from './setsubi-part.module.css'

const NAME = 'setsubijoken'
const WISHES = [
  { value: 'must', label: '必ず' },
  { value: 'want', label: 'できれば' },
]

const GROUPS = setsubiGroups('chintai')
/** What most ask for stands open; the rest is folded by its group. */
const popular = GROUPS.flatMap(({ items }) => items.filter((item) => item.popular))
const others = GROUPS.map((group) => ({
  ...group,
  items: group.items.filter((item) => !item.popular),
})).filter(({ items }) => items.length > 0)

const isAmong = (wishes: readonly string[]) => (item: { code: number }) =>
  wishes.some((wish) => wish.endsWith(`:${item.code}`))

/** Facilities the visitor cannot do without, and those that would be nice. */
export function SetsubiPart() {
  const { form, values, current, errorOf } = useFormContext()
  const chosen = values[NAME] as readonly string[]
  const wished = current[NAME] as readonly string[]
  return (
    <FieldGroup
      name={NAME}
      label={form.fields[NAME]?.label ?? ''}
      hint="ゆずれないものは「必ず」、あるとうれしいものは「できれば」を選んでください。"
      error={errorOf(NAME)}
    >
      <Wishes items={popular} chosen={chosen} />
      <details
        open={others.some(({ items }) => items.some(isAmong(chosen)))}
        className={css.others}
      >
        <summary className={css.summary}>
          ほかの設備・条件を足す
          <ChevronDownIcon size="s" />
        </summary>
        <div className={css.groups}>
          {others.map(({ group, label, items }) => (
            <details key={group} open={items.some(isAmong(chosen))}>
              <summary className={css.summary}>
                {label}
                <ChosenCount count={items.filter(isAmong(wished)).length} />
                <ChevronDownIcon size="s" />
              </summary>
              <Wishes items={items} chosen={chosen} />
            </details>
          ))}
        </div>
      </details>
    </FieldGroup>
  )
}

type WishesProps = { items: SetsubiGroup['items']; chosen: readonly string[] }

const Wishes = ({ items, chosen }: WishesProps) => (
  <ul className={css.items}>
    {items.map(({ code, label }) => (
      <li key={code} className={css.item}>
        <span>{label}</span>
        {WISHES.map((wish) => (
          <Chip
            key={wish.value}
            name={NAME}
            value={`${wish.value}:${code}`}
            label={wish.label}
            aria-label={`${label} ${wish.label}`}
            defaultChecked={chosen.includes(`${wish.value}:${code}`)}
          />
        ))}
      </li>
    ))}
  </ul>
)
