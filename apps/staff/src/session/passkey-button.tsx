import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { Button } from '@sumai/ui/button'
import { KeyIcon } from '@sumai/ui/icon'
import { useState } from 'react'
import { enterPasskey, passkeyChallenge } from './session-calls.ts'
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
      const { options, challengeId } = await passkeyChallenge()
      const credential = await startAuthentication({ optionsJSON: options })
      sessionBegan((await enterPasskey(challengeId, credential)).session)
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
