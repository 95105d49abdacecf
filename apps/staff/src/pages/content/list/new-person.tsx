import { isApiError } from '@sumai/api-client'
import { Button } from '@sumai/ui/button'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { staffApi } from '../../../api/api.ts'
import control from '../../../editor/form/control.module.css'
import { toThing } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import { useSession } from '../../../session/use-session.ts'
import { staffsQuery } from './content.queries.ts'
import styles from './new-person.module.css'

type Props = { tenpoNo: string }

const FIELDS = [
  { name: 'syainNo', label: '社員番号', hint: '6桁の数字' },
  { name: 'name', label: '氏名', hint: '筑紫 花子' },
  { name: 'nameKana', label: 'フリガナ', hint: 'チクシ ハナコ' },
] as const

/** Adds a colleague to a shop, whom visitors do not see yet: the head office alone may. */
export function NewPerson({ tenpoNo }: Props) {
  const { staff } = useSession()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  if (staff.userType !== 'admin') return null

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { syainNo = '', name = '', nameKana = '' } = typed
    try {
      await staffApi.staffs.create({ syainNo, name, nameKana, tenpoNo, isPublic: false })
      queryClient.invalidateQueries({ queryKey: staffsQuery(tenpoNo).queryKey })
      await navigate(toThing('staffs', syainNo))
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefusal(
        error.status === 409
          ? 'この社員番号の方はすでに登録されています。'
          : '3つの項目を確かめてください。社員番号は6桁の数字です。',
      )
    }
  }
  return (
    <form onSubmit={add} className={styles.form} aria-label="スタッフを足す">
      {FIELDS.map(({ name, label, hint }) => (
        <label key={name}>
          {label}
          <input name={name} required placeholder={hint} className={control.control} />
        </label>
      ))}
      <Button type="submit" variant="outline">
        スタッフを足す
      </Button>
      <p role="alert">{refusal}</p>
    </form>
  )
}
