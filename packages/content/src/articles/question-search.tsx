import { Form } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Input } from '@sumai/ui/controls'
import { SearchIcon } from '@sumai/ui/icon'
import { useId } from 'react'
import styles from './question-search.module.css'

type Props = { action: string; keyword: string }

/** A search of the questions by keyword, as a plain GET form. */
export function QuestionSearch({ action, keyword }: Props) {
  const id = useId()
  return (
    <Form action={action} role="search" aria-label="質問" className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        知りたいことを言葉で探す
      </label>
      <Input id={id} name="q" type="search" defaultValue={keyword} maxLength={50} />
      <Button type="submit">
        <SearchIcon />
        探す
      </Button>
    </Form>
  )
}
