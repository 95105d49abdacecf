import { useFormContext } from '@sumai/forms/form-context'
import { CheckGroups, type ChoiceGroup, ChosenCount } from '@sumai/forms/grouped-checks'
import { useLoaderData } from '@sumai/platform'
import { WordsInput } from '@sumai/search/words-input'
import { FieldGroup } from '@sumai/ui/field'
import { fieldId } from '@sumai/ui/field-context'
import { ChevronDownIcon, CrossIcon } from '@sumai/ui/icon'
import { type KeyboardEvent, useRef } from 'react'
import { paths } from '../../paths.ts'
import { MatchingCount } from './matching-count.tsx'
import css from './place-part.module.css'
import type { RequestData } from './request-form.late.tsx'

type Place = { name: string; value: string }

/**
 * Municipalities, stations and schools as one question: a word finds its box in the lists below, which
 * are all there is without scripts.
 */
export function PlacePart() {
  const { cities, stations, schools } = useLoaderData() as RequestData
  const { current, errorOf } = useFormContext()
  const part = useRef<HTMLDivElement>(null)
  const lists = [
    { name: 'city_code', label: '市区町村の一覧から選ぶ', groups: cities },
    { name: 'eki_code', label: '路線の一覧から選ぶ', groups: stations },
    { name: 'shisetu_no', label: '大学の一覧から選ぶ', groups: schools },
  ]
  const all = lists.flatMap(({ name, groups }) => choicesIn(groups).map((it) => ({ name, ...it })))
  const isOn = ({ name, value }: Place) => (current[name] as readonly string[]).includes(value)
  const chosen = all.filter(isOn)

  /** A station has a box on each of its lines. */
  const boxesOf = ({ name, value }: Place) =>
    part.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"][value="${value}"]`) ?? []
  function leaveOut(place: Place) {
    for (const box of boxesOf(place)) if (box.checked) box.click()
  }
  /** Takes the name in the field over, where it is one. */
  function take(field: HTMLInputElement) {
    const place = all.find(({ label }) => label === field.value.trim())
    if (!place) return
    if (!isOn(place)) boxesOf(place)[0]?.click()
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <FieldGroup
      name="city_code"
      label="ご希望のエリア・駅・学校"
      required
      hint="市区町村は5つ、駅は5つ、大学は2校まで選べます。"
      error={lists.map(({ name }) => errorOf(name)).find(Boolean)}
    >
      <div ref={part} className={css.part}>
        {/* It belongs to no form: what is typed is not sent, and suggestions see no other field. */}
        <WordsInput
          form=""
          name={undefined}
          placeholder="例：久留米市、薬院駅、福岡大学"
          aria-label="場所の名前"
          suggestAt={`${paths.suggestions}?of=places`}
          onPick={take}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(event.currentTarget)
          }}
        />
        {chosen.length > 0 && (
          <ul aria-label="選んだ場所" className={css.chosen}>
            {chosen.map((place) => (
              <li key={place.name + place.value}>
                <button
                  type="button"
                  aria-label={`${place.label}を外す`}
                  className={css.chip}
                  onClick={() => leaveOut(place)}
                >
                  {place.label}
                  <CrossIcon size="s" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={css.lists}>
          {lists.map(({ name, label, groups }) => (
            <details key={name} id={name === 'city_code' ? undefined : fieldId(name)} tabIndex={-1}>
              <summary className={css.summary}>
                {label}
                <ChosenCount count={chosen.filter((place) => place.name === name).length} />
                <ChevronDownIcon size="s" />
              </summary>
              <CheckGroups {...{ name, groups }} />
            </details>
          ))}
        </div>
        <MatchingCount />
      </div>
    </FieldGroup>
  )
}

const choicesIn = (groups: readonly ChoiceGroup[]) => {
  const choices = groups.flatMap((group) => group.choices)
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}
