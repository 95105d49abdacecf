import { useExtraFetcher } from '@sumai/platform'
import { Input } from '@sumai/ui/controls'
import { type ComponentProps, type FormEvent, useId, useRef } from 'react'

/** ms without typing before suggestions are requested. */
const PAUSE = 200

type Props = {
  /** The route that answers `?keyword=` with words to offer, from `suggestions`. */
  suggestAt: string
} & Omit<ComponentProps<typeof Input>, 'type' | 'list' | 'onInput'>

/** A field for free words with suggestions while typing. */
export function WordsInput({ suggestAt, ...props }: Props) {
  const list = useId()
  const { load, data: offered = [] } = useExtraFetcher<string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function suggest(keyword: string) {
    clearTimeout(timer.current)
    if (keyword.trim() === '') return
    const query = new URLSearchParams({ keyword })
    timer.current = setTimeout(() => load(`${suggestAt}?${query}`), PAUSE)
  }
  function change({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    // Kana that the input method has not converted yet.
    if (!(nativeEvent as InputEvent).isComposing) suggest(currentTarget.value)
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
