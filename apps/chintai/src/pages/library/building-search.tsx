import { Form, useFetcher } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Input } from '@sumai/ui/controls'
import { SearchIcon } from '@sumai/ui/icon'
import { type FormEvent, useId, useRef } from 'react'
import { paths } from '../../paths.ts'
import css from './building-search.module.css'

type Props = { keyword?: string }

/** ms of rest before names are asked for. */
const PAUSE = 200

/** A plain GET form; while somebody types, the browser offers names of buildings that match. */
export function BuildingSearch({ keyword = '' }: Props) {
  const id = useId()
  const { load, data: names = [] } = useFetcher<string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function suggest(value: string) {
    clearTimeout(timer.current)
    if (value.trim() === '') return
    const query = new URLSearchParams({ keyword: value })
    timer.current = setTimeout(() => load(`${paths.buildingNames}?${query}`), PAUSE)
  }
  function change({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    // Kana on their way to kanji are no name yet.
    if (!(nativeEvent as InputEvent).isComposing) suggest(currentTarget.value)
  }

  return (
    <Form action={paths.buildings} role="search" aria-label="建物" className={css.search}>
      <label htmlFor={id} className={css.label}>
        建物名・住所・駅名で探す
      </label>
      <Input
        id={id}
        key={keyword}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        list={`${id}-names`}
        onInput={change}
        onCompositionEnd={({ currentTarget }) => suggest(currentTarget.value)}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit">
        <SearchIcon />
        探す
      </Button>
    </Form>
  )
}
