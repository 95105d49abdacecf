import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Input } from '@sumai/ui/controls'
import { Field } from '@sumai/ui/field'
import { type FormEvent, useState } from 'react'
import { staffApi } from '../api/api.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in.module.css'
import { signInFailure } from './sign-in-failure.ts'

type Props = { onSent: (email: string) => void; onSignedIn: () => void }

export function EmailStep({ onSent, onSignedIn }: Props) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    setBusy(true)
    try {
      await staffApi.session.askForCode({ email })
      onSent(email)
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
      </form>
      {failure && <Callout tone="err">{failure}</Callout>}
    </div>
  )
}
