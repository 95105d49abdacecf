import { isPlainClick } from '@sumai/platform'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react'
import type { PhotoIcon } from '../icon/icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './tabs.module.css'

export type Tab = {
  /** Id of the panel and fragment of the tab's link, unique on the page. */
  id: string
  /** Accessible name with the count: 写真 16枚. */
  label: string
  icon?: typeof PhotoIcon
  /** A number after the label. */
  count?: number
  /** A function gets whether its panel is open; in server HTML it never is. */
  panel: ReactNode | ((isOpen: boolean) => ReactNode)
}

type Props = {
  /** Accessible name. */
  label: string
  /** The first is open. Leave out tabs without data. */
  tabs: readonly Tab[]
  /** Beside the tabs: what lies elsewhere on the page. */
  links?: readonly { href: string; label: string; icon: typeof PhotoIcon }[]
}

/**
 * Panels, and the tabs below them as chips. Until scripts are loaded the tabs are links to their panels, which CSS
 * shows by `:target`.
 */
export function Tabs({ label, tabs, links = [] }: Props) {
  const first = tabs[0]?.id ?? ''
  const [chosen, setChosen] = useState(first)
  const isLive = useHydrated()
  const prefix = useId()
  const ids = tabs.map(({ id }) => id)
  const current = ids.includes(chosen) ? chosen : first
  const tabId = (id: string) => `${prefix}${id}`

  // The panel that was opened by a link before hydration, or that the address names.
  useEffect(() => setChosen((id) => decodeURIComponent(location.hash.slice(1)) || id), [])

  const choose = (id: string) => {
    setChosen(id)
    document.getElementById(tabId(id))?.focus()
  }
  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, ids.indexOf(current), ids.length)
    const id = next === undefined ? undefined : ids[next]
    if (id === undefined) return
    event.preventDefault()
    choose(id)
  }

  return (
    <div className={styles.tabs} data-live={isLive || undefined}>
      <div className={styles.bar}>
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label, icon: Icon, count }) => (
            <a
              key={id}
              id={tabId(id)}
              role="tab"
              href={`#${id}`}
              aria-selected={id === current}
              aria-controls={id}
              // Without scripts there are no arrow keys, so Tab must reach every tab.
              tabIndex={isLive && id !== current ? -1 : undefined}
              className={styles.tab}
              onClick={(event) => onClick(event, id)}
            >
              {Icon && <Icon />}
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          ))}
        </div>
        {links.map(({ href, label, icon: Icon }) => (
          <a key={href} href={href} className={styles.tab}>
            <Icon />
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          hidden={id !== current}
          className={styles.panel}
        >
          {typeof panel === 'function' ? panel(isLive && id === current) : panel}
        </div>
      ))}
    </div>
  )
}

/** The index of the tab that a key moves to; it wraps around. */
function tabAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}
