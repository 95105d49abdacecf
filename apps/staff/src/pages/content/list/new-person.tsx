import { isApiError } from '@sumai/api-client'
import { Button } from '@sumai/ui/button'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import { useDraft } from '../../../drafts/use-draft.ts'
import control from '../../../editor/form/control.module.css'
import { toThing } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { once } from '../../../retry/once.ts'
import { useSession } from '../../../session/use-session.ts'
import { refusalOf } from '../../../undo/optimistic.ts'
import { staffsQuery } from './content.queries.ts'
import styles from './new-person.module.css'

type Props = { tenpoNo: string }

const FIELDS = [
  { name: 'syainNo', label: '社員番号', hint: '6桁の数字' },
  { name: 'name', label: '氏名', hint: '筑紫 花子' },
  { name: 'nameKana', label: 'フリガナ', hint: 'チクシ ハナコ' },
] as const

const NOTHING: Readonly<Record<string, string>> = {}

const WRONG = '3つの項目を確かめてください。社員番号は6桁の数字です。'
const WORDS: Record<number, string> = {
  400: WRONG,
  409: 'この社員番号の方はすでに登録されています。',
  422: WRONG,
}

/** Adds a colleague to a shop, whom visitors do not see yet: the head office alone may. */
export function NewPerson({ tenpoNo }: Props) {
  const { staff } = useSession()
  const navigate = useNavigate()
  const [typed, setTyped] = useDraft('new-person', NOTHING)
  const [refusal, setRefusal] = useState('')
  if (staff.userType !== 'admin') return null

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { syainNo = '', name = '', nameKana = '' } = typed
    try {
      const person = { syainNo, name, nameKana, tenpoNo, isPublic: false }
      await once(`new-person:${syainNo}`, (key) => staffApi.staffs.create(person, key))
      setTyped(NOTHING)
      queryClient.invalidateQueries({ queryKey: staffsQuery(tenpoNo).queryKey })
      await navigate(toThing('staffs', syainNo))
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(WORDS[error.status] ?? refusalOf(error))
    }
  }
  return (
    <form onSubmit={add} className={styles.form} aria-label="スタッフを足す">
      {FIELDS.map(({ name, label, hint }) => (
        <label key={name}>
          {label}
          <input
            required
            placeholder={hint}
            className={control.control}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="outline">
        スタッフを足す
      </Button>
      <p role="alert">{refusal}</p>
    </form>
  )
}
