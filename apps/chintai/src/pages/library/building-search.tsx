import { Form } from '@sumai/platform'
import { WordsInput } from '@sumai/search/words-input'
import { Button } from '@sumai/ui/button'
import { SearchIcon } from '@sumai/ui/icon'
import { useId } from 'react'
import { paths } from '../../paths.ts'
import css from './building-search.module.css'

type Props = { keyword?: string }

/** A plain GET form. */
export function BuildingSearch({ keyword = '' }: Props) {
  const id = useId()
  return (
    <Form action={paths.buildings} role="search" aria-label="建物" className={css.search}>
      <label htmlFor={id} className={css.label}>
        建物名・住所・駅名で探す
      </label>
      <WordsInput id={id} key={keyword} defaultValue={keyword} suggestAt={paths.suggestions} />
      <Button type="submit">
        <SearchIcon />
        探す
      </Button>
    </Form>
  )
}
