import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { Button } from '@sumai/ui/button'
import { KeyIcon } from '@sumai/ui/icon'
import { useState } from 'react'
import { staffApi } from '../api/api.ts'
import { sessionBegan } from './session-state.ts'
import styles from './sign-in.module.css'
import { signInFailure } from './sign-in-failure.ts'

type Props = { onSignedIn: () => void; onFailure: (words: string) => void }

/** Absent where the browser knows no passkeys. */
export function PasskeyButton({ onSignedIn, onFailure }: Props) {
  const [isBusy, setBusy] = useState(false)
  if (!browserSupportsWebAuthn()) return null

  async function enter() {
    setBusy(true)
    try {
      const { options, challengeId } = await staffApi.session.passkeyOptions()
      const credential = await startAuthentication({ optionsJSON: options as never })
      const answer = await staffApi.session.beginByPasskey({ challengeId, credential } as never)
      sessionBegan(answer.session)
      onSignedIn()
    } catch (error) {
      onFailure(signInFailure(error))
      setBusy(false)
    }
  }

  return (
    <>
      <Button block busy={isBusy} onClick={enter}>
        <KeyIcon />
        パスキーでサインイン
      </Button>
      <p className={styles.note}>この端末の指紋・顔・画面のロックを使います。</p>
      <p className={styles.or}>または</p>
    </>
  )
}
