import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Input } from '@sumai/ui/controls'
import { Field } from '@sumai/ui/field'
import { type SubmitEvent, useState } from 'react'
import { staffApi } from '../api/api.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in.module.css'
import type { CodeOf } from './sign-in-card.tsx'
import { signInFailure } from './sign-in-failure.ts'

type Props = { onCode: (of: CodeOf) => void; onSignedIn: () => void }

export function EmailStep({ onCode, onSignedIn }: Props) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const email = String(answers.get('email')).trim()
    const isInvited = answers.has('invited')
    if (isInvited) return onCode({ email, isInvited })
    setBusy(true)
    try {
      await staffApi.session.askForCode({ email })
      onCode({ email, isInvited })
    } catch (error) {
      setFailure(signInFailure(error))
      setBusy(false)
    }
  }

  return (
    <div className={styles.step}>
      <h1 className={styles.title}>サインイン</h1>
      <PasskeyButton onSignedIn={onSignedIn} onFailure={setFailure} />
      <form onSubmit={send} className={styles.form}>
        <Field name="email" label="仕事のメールアドレス" required>
          <Input type="email" inputMode="email" autoComplete="username webauthn" required />
        </Field>
        <Button type="submit" variant="outline" block busy={isBusy}>
          6桁の番号をメールで受け取る
        </Button>
        <button type="submit" name="invited" className={styles.link}>
          招待の番号を入力する
        </button>
      </form>
      {failure && <Callout tone="err">{failure}</Callout>}
    </div>
  )
}
