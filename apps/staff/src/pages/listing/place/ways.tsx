import type { Place } from '@sumai/basemap/mercator'
import { Button } from '@sumai/ui/button'
import { PlusIcon } from '@sumai/ui/icon'
import { useQuery } from '@tanstack/react-query'
import styles from './place-part.module.css'
import { WayRow } from './way-row.tsx'
import { waysQuery } from './ways.queries.ts'
import { MOST_WAYS, type Way } from './ways-after.ts'

type Props = {
  place: Place
  ways: readonly Way[]
  onWays: (ways: readonly Way[]) => void
  onLeave: () => void
}

/** How one gets there: minutes follow from metres, which are measured or computed. */
export function Ways({ place, ways, onWays, onLeave }: Props) {
  const { data: near = [] } = useQuery(waysQuery(place))
  const next = near.find(({ ekiName }) => !ways.some((way) => way.ekiName === ekiName))
  return (
    <>
      <ul className={styles.ways} aria-label="交通">
        {ways.map((way, index) => (
          <li key={way.ekiCode}>
            <WayRow
              way={way}
              number={index + 1}
              near={near}
              onChange={(changed) => onWays(ways.with(index, changed))}
              onRemove={ways.length > 1 ? () => onWays(ways.toSpliced(index, 1)) : undefined}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <p className={styles.about}>
        {next && ways.length < MOST_WAYS && (
          <Button variant="quiet" onClick={() => onWays([...ways, next])}>
            <PlusIcon />
            {next.ekiName}駅を足す
          </Button>
        )}
        <span>
          80mを1分として切り上げます。測った道のりを入力すると、位置を動かしても残ります。
        </span>
      </p>
    </>
  )
}
