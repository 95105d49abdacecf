import { Button } from '@sumai/ui/button'
import { Field } from '@sumai/ui/field'
import { type FormEvent, useState } from 'react'
import { staffApi } from '../api/api.ts'
import { CodeInput } from './code-input.tsx'
import { ResendCode } from './resend-code.tsx'
import { sessionBegan } from './session-state.ts'
import styles from './sign-in.module.css'
import type { CodeOf } from './sign-in-card.tsx'
import { signInFailure } from './sign-in-failure.ts'

type Props = CodeOf & { onSignedIn: () => void; onBack: () => void }

export function CodeStep({ email, isInvited, onSignedIn, onBack }: Props) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    setBusy(true)
    try {
      sessionBegan((await staffApi.session.begin({ email, code })).session)
      onSignedIn()
    } catch (error) {
      setFailure(signInFailure(error))
      setBusy(false)
    }
  }

  return (
    <div className={styles.step}>
      <h1 className={styles.title}>メールの番号を入力</h1>
      <p>
        {isInvited ? (
          <>
            <b>{email}</b> への招待にある番号です。招待から10分のあいだ使えます。
          </>
        ) : (
          <>
            <b>{email}</b> に送りました。10分のあいだ使えます。
          </>
        )}
      </p>
      <form onSubmit={enter} className={styles.form}>
        <Field name="code" label="6桁の番号" required error={failure || undefined}>
          <CodeInput />
        </Field>
        <Button type="submit" block busy={isBusy}>
          サインイン
        </Button>
      </form>
      <div className={styles.links}>
        <ResendCode email={email} pause={isInvited ? 0 : undefined} />
        <button type="button" className={styles.link} onClick={onBack}>
          別の方法にする
        </button>
      </div>
    </div>
  )
}
