import { Input } from '@sumai/ui/controls'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Listbox, SuggestionBox } from './suggestion-box.tsx'
import styles from './words-input.module.css'

type Props = {
  /** The route that answers `?keyword=` with what to offer, from `suggestions`. */
  suggestAt: string
  /** For a field of one name: called when a suggestion was chosen. Without it the form is sent. */
  onPick?: (field: HTMLInputElement) => void
  /** Names of the conditions that are in force already. */
  given?: readonly string[]
} & Omit<ComponentProps<typeof Input>, 'type' | 'ref'>

/** A field for free words that offers more while one types; without scripts it is a plain field. */
export function WordsInput({ suggestAt, onPick, given, ...props }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [Box, setBox] = useState<typeof SuggestionBox | null>(null)
  const [{ full, active, isExpanded }, setListbox] = useState<Listbox>({})

  // Before the browser draws: hidden for a moment, the field would lose the focus and close.
  useLayoutEffect(() => {
    if (full) field.current?.showPopover()
  }, [full])

  const loadBox = () =>
    import(/* webpackChunkName: "suggestion-box" */ './suggestion-box.tsx').then(
      ({ SuggestionBox }) => setBox(() => SuggestionBox),
      // It stays a plain field, and tries again when it is next used.
      () => {},
    )

  return (
    <div className={styles.place}>
      {/* The top layer: nothing of the page stands above it. */}
      <div ref={field} popover={full && 'manual'} className={full}>
        <Input
          type="search"
          name="keyword"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          {...props}
          {...(Box && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isExpanded === true,
            'aria-controls': id,
            'aria-activedescendant': active,
          })}
          ref={input}
          onFocus={loadBox}
        />
        {Box && <Box {...{ id, input, suggestAt, onPick, given, setListbox }} />}
      </div>
    </div>
  )
}
