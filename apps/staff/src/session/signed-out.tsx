import { useEffect, useRef } from 'react'
import { queryClient } from '../query-client.ts'
import { currentSession } from './session-state.ts'
import { SignInCard } from './sign-in-card.tsx'
import styles from './signed-out.module.css'
import { useIsSessionOver, useSession } from './use-session.ts'

/** Over the page when the session has ended: what was typed stays behind it. */
export function SignedOut() {
  const isOver = useIsSessionOver()
  const { expiresAt, staff } = useSession()
  // Sooner it ends for whoever moves, leaves or gets another address.
  const isLate = isOver && Date.now() >= Date.parse(expiresAt)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOver) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOver])
  /** Called with the session that has ended still in `staff`. */
  function goOn() {
    if (currentSession()?.staff.syainNo === staff.syainNo) queryClient.invalidateQueries()
    // Somebody else: the document is left, and with it all that was read.
    else window.location.reload()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="サインイン"
      className={styles.dialog}
      // It is answered by signing in alone.
      onCancel={(event) => event.preventDefault()}
    >
      {isOver && (
        <>
          <p>
            {isLate ? '12時間たちました' : 'サインインが切れました'}。入力中の内容は残っています。
          </p>
          <SignInCard onSignedIn={goOn} />
        </>
      )}
    </dialog>
  )
}
