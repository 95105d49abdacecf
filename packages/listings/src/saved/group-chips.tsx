import type { Favourite } from '@sumai/shared-state'
import { Chip, Chips } from '@sumai/ui/chip'
import styles from './group-chips.module.css'

/** The folders of favourites. */
export const GROUPS: readonly string[] = ['候補', '内見済', '保留']

type Props = {
  favourites: readonly Favourite[]
  /** '' for all. */
  value: string
  onValue: (group: string) => void
}

/** Chooses the folder to show. */
export function GroupChips({ favourites, value, onValue }: Props) {
  const count = (group: string) => favourites.filter((entry) => entry.group === group).length
  const choices = [
    { group: '', label: 'すべて', count: favourites.length },
    ...GROUPS.map((group) => ({ group, label: group, count: count(group) })),
  ]
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.legend}>分類</legend>
      <Chips>
        {choices.map(({ group, label, count }) => (
          <Chip
            key={group}
            type="radio"
            name="group"
            label={label}
            count={count}
            tight
            checked={group === value}
            onChange={() => onValue(group)}
          />
        ))}
      </Chips>
    </fieldset>
  )
}
