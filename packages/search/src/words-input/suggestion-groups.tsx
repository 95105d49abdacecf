import { formatNumber } from '@sumai/format/number'
import {
  BuildingIcon,
  ClockIcon,
  LocateIcon,
  PinIcon,
  SchoolIcon,
  SlidersIcon,
  TrainIcon,
} from '@sumai/ui/icon'
import type { Suggestion } from './suggestion.ts'
import styles from './suggestion-groups.module.css'

const GROUPS = {
  recent: { name: '最近の検索', Icon: ClockIcon },
  here: { name: '現在地', Icon: LocateIcon },
  condition: { name: '条件', Icon: SlidersIcon },
  station: { name: '駅・路線', Icon: TrainIcon },
  building: { name: '建物・物件名', Icon: BuildingIcon },
  town: { name: '市区町村・町', Icon: PinIcon },
  school: { name: '学校', Icon: SchoolIcon },
} as const

export const optionId = (id: string, index: number) => `${id}-${index}`

type Props = {
  id: string
  suggestions: readonly Suggestion[]
  /** The option that Enter would choose. */
  active: number | null
  choose: (suggestion: Suggestion) => void
}

/** In the order of the suggestions, which arrows step through. */
export function SuggestionGroups({ id, suggestions, active, choose }: Props) {
  const numbered = suggestions.map((suggestion, index) => ({ suggestion, index }))
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return (
    <div id={id} role="listbox" aria-label="候補" className={styles.columns}>
      {kinds.map((kind) => {
        const { name, Icon } = GROUPS[kind]
        const own = numbered.filter(({ suggestion }) => suggestion.kind === kind)
        return (
          <fieldset key={kind} aria-label={name} className={styles.group}>
            <div role="presentation" className={styles.name}>
              <Icon />
              {name}
            </div>
            {own.map(({ suggestion, index }) => (
              <button
                key={suggestion.words}
                type="button"
                role="option"
                id={optionId(id, index)}
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onClick={() => choose(suggestion)}
              >
                <Label {...suggestion} />
                {suggestion.note && <small>{suggestion.note}</small>}
                {suggestion.count !== undefined && (
                  <span className={styles.count}>
                    {formatNumber(suggestion.count)}
                    <i>件</i>
                  </span>
                )}
              </button>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function Label({ label, mark }: Suggestion) {
  if (!mark) return <span>{label}</span>
  const { from, to } = mark
  return (
    <span>
      {label.slice(0, from)}
      <mark>{label.slice(from, to)}</mark>
      {label.slice(to)}
    </span>
  )
}
