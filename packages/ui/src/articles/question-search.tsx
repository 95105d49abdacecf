import { Form } from '@sumai/platform'
import { useId } from 'react'
import { Button } from '../button/button.tsx'
import { Input } from '../form/controls.tsx'
import { SearchIcon } from '../icon/icon.tsx'
import styles from './question-search.module.css'

type Props = { action: string; keyword: string }

/** A plain GET form: 更新料, ペット, 住宅ローン */
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
