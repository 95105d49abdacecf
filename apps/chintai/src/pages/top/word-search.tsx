import { Form } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Input } from '@sumai/ui/controls'
import { SearchIcon } from '@sumai/ui/icon'
import { useId } from 'react'
import { paths } from '../../paths.ts'
import css from './word-search.module.css'

/** Free words. Enter while an input method converts them belongs to it: the browser sees to that. */
export function WordSearch() {
  const id = useId()
  return (
    <Form action={paths.search} className={css.form}>
      <label htmlFor={id} className={css.label}>
        フリーワード
      </label>
      <div className={css.row}>
        <Input
          id={id}
          type="search"
          name="keyword"
          maxLength={100}
          enterKeyHint="search"
          placeholder="例：大橋駅 角部屋"
        />
        <Button type="submit">
          <SearchIcon />
          探す
        </Button>
      </div>
      <p className={css.hint}>建物名・住所・駅名・物件番号でも探せます。</p>
    </Form>
  )
}
