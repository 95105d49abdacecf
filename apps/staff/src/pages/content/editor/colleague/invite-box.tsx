import { isApiError } from '@sumai/api-client'
import { Button } from '@sumai/ui/button'
import { type SubmitEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { staffApi } from '../../../../api/api.ts'
import control from '../../../../editor/form/control.module.css'
import { FieldErrors } from '../../../../editor/form/field-errors.tsx'
import { once } from '../../../../retry/once.ts'
import { useSession } from '../../../../session/use-session.ts'
import { refusalOf } from '../../../../undo/optimistic.ts'
import { tell } from '../../../../undo/undo.ts'
import box from '../publish-box.module.css'
import type { ThingDraft } from '../thing-draft.ts'
import styles from './invite-box.module.css'
import { Leaving } from './leaving.tsx'

type Props = { draft: ThingDraft }

/** Lets a colleague sign in, and ends it when they leave: for the head office. */
export function InviteBox({ draft }: Props) {
  const { staff } = useSession()
  const person = useStore(draft.store, (state) => state.thing)
  const id = useId()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (staff.userType !== 'admin') return null
  const email = person.email === null ? undefined : String(person.email)

  async function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email')).trim()
    setBusy(true)
    try {
      const syainNo = String(person.syainNo)
      const { invitation } = await once(`invite:${syainNo}`, (key) =>
        staffApi.staffs.invite(syainNo, { email: typed }, key),
      )
      setError(undefined)
      await draft.refresh()
      tell({ text: `${typed}に招待を送りました${sayCode(invitation.code)}` })
    } catch (cause) {
      setError(whyNot(cause))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby={`${id}-title`} className={box.box}>
      <h2 id={`${id}-title`}>サインイン</h2>
      <p>{email ? `${email}でサインインできます。` : 'まだサインインできません。'}</p>
      <form key={email} onSubmit={invite} noValidate className={styles.form}>
        <label htmlFor={id}>仕事のメールアドレス</label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          className={control.control}
          aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
          aria-invalid={error ? true : undefined}
        />
        <FieldErrors id={`${id}-error`} errors={error ? [error] : undefined} />
        <Button type="submit" variant="outline" busy={isBusy}>
          招待する
        </Button>
        <p id={`${id}-note`}>
          6桁の番号を送ります。10分以内に使えます。アドレスを変えると、前のアドレスでのサインインとパスキーは終わります。
        </p>
      </form>
      {String(person.syainNo) !== staff.syainNo && <Leaving draft={draft} />}
    </section>
  )
}

/** Where no mail goes out, the head office hands the code over. */
const sayCode = (code: string | null) => (code === null ? '' : `。番号は${code}です`)

function whyNot(cause: unknown): string {
  const status = isApiError(cause) ? cause.status : undefined
  if (status === 409) return 'ほかの方がこのアドレスを使っています。'
  if (status === 422) return 'メールアドレスを確かめてください。例 hanako@example.jp'
  return refusalOf(cause)
}
