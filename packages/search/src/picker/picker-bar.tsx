import { Link, useLocation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { CrossIcon, MapIcon } from '@sumai/ui/icon'
import { LiveCount } from '@sumai/ui/live-count'
import { useHydrated } from '@sumai/ui/use-hydrated'
import type { MouseEvent } from 'react'
import styles from './picker-bar.module.css'

/** A choice, and this page without it. */
export type Chosen = { label: string; to: string }

type Props = {
  chosen: readonly Chosen[]
  total: number
  listing: string
  place?: string | undefined
  isCounting: boolean
}

/**
 * What was chosen, and the ways to its results, at the foot of the window. Where a place must be
 * chosen the first waits for it, as soon as the page can tell whether one is.
 */
export function PickerBar({ chosen, total, listing, place, isCounting }: Props) {
  const { pathname } = useLocation()
  const isEmpty = place !== undefined && chosen.length === 0
  const isWaiting = useHydrated() && isEmpty && !isCounting
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading.
    <div
      role="region"
      aria-label="選んだもの"
      data-bottom-bar
      data-empty={isEmpty || undefined}
      className={styles.bar}
    >
      <Container>
        <div className={styles.row}>
          {chosen.length === 0 && (
            <p className={styles.hint}>{`選んだ${place ?? '条件'}が、ここに並びます。`}</p>
          )}
          <ul className={styles.chips}>
            {chosen.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={to}
                  replace
                  preventScrollReset
                  aria-label={`${label}を外す`}
                  className={styles.chip}
                  onClick={focusNext}
                >
                  {label}
                  <CrossIcon size="s" />
                </Link>
              </li>
            ))}
            {chosen.length > 1 && (
              <li>
                <Link to={pathname} replace preventScrollReset className={styles.chip}>
                  すべて外す
                </Link>
              </li>
            )}
          </ul>
          <div className={styles.go}>
            <Button type="submit" updating={isCounting} disabled={isWaiting}>
              {isWaiting ? (
                `${place}を選んでください`
              ) : isEmpty ? (
                `選んだ${place}で探す`
              ) : (
                <LiveCount count={total} label={`件の${listing}を見る`} />
              )}
            </Button>
            <Button type="submit" name="view" value="map" variant="outline">
              <MapIcon />
              地図で見る
            </Button>
          </div>
        </div>
      </Container>
    </div>
  )
}

/** The chip that is pressed goes away: the focus moves to its neighbour. */
function focusNext({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const item = currentTarget.parentElement
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector('a')?.focus()
}
