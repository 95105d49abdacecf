import type { HomeIcon } from '@sumai/ui/icon'

/** Something that the palette finds. */
export type Item = {
  id: string
  label: string
  /** Behind the label. */
  note?: string
  icon?: typeof HomeIcon
  photo?: string | null
  /** Keys that do the same, one after the other. */
  keys?: readonly string[]
  /** Where it leads, or what it does. */
  to?: string
  run?: () => void
  /** What else can be done with it: Tab shows it. */
  actions?: readonly Item[]
}

export type Group = { title: string; items: readonly Item[] }
