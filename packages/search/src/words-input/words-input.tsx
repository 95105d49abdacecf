import { useExtraFetcher } from '@sumai/platform'
import { Input } from '@sumai/ui/controls'
import { type ComponentProps, type InputEvent, useId, useRef } from 'react'

/** ms without typing before suggestions are requested. */
const PAUSE = 200

type Props = {
  /** The route that answers `?keyword=` with words to offer, from `suggestions`. */
  suggestAt: string
  /** Called with the form when a suggestion was chosen. */
  onPick?: (form: HTMLFormElement | null) => void
} & Omit<ComponentProps<typeof Input>, 'type' | 'list'>

/** A field for free words with suggestions while typing. */
export function WordsInput({ suggestAt, onPick, onInput, ...props }: Props) {
  const list = useId()
  const { load, data: offered = [] } = useExtraFetcher<string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function suggest(keyword: string) {
    clearTimeout(timer.current)
    if (keyword.trim() === '') return
    const query = new URLSearchParams({ keyword })
    timer.current = setTimeout(
      () => load(`${suggestAt}${suggestAt.includes('?') ? '&' : '?'}${query}`),
      PAUSE,
    )
  }
  function change(event: InputEvent<HTMLInputElement>) {
    const { currentTarget, nativeEvent } = event
    onInput?.(event)
    if (offered.includes(currentTarget.value)) onPick?.(currentTarget.form)
    // Kana that the input method has not converted yet.
    if (!nativeEvent.isComposing) suggest(currentTarget.value)
  }

  return (
    <>
      <Input
        type="search"
        name="keyword"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        {...props}
        list={list}
        onInput={change}
        onCompositionEnd={({ currentTarget }) => suggest(currentTarget.value)}
      />
      <datalist id={list}>
        {offered.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  )
}
