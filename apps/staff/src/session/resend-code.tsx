import { useEffect, useState } from 'react'
import { staffApi } from '../api/api.ts'
import styles from './sign-in.module.css'

/** s before another code is offered: mails take a while. */
const PAUSE = 60

type Props = {
  email: string
  /** s until the first. */
  pause?: number | undefined
}

export function ResendCode({ email, pause = PAUSE }: Props) {
  const [left, setLeft] = useState(pause)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function send() {
    setLeft(PAUSE)
    // The old code is still good when this one could not be sent.
    await staffApi.session.askForCode({ email }).catch(() => setLeft(0))
  }

  return (
    <button type="button" className={styles.link} disabled={left > 0} onClick={send}>
      番号を送り直す{left > 0 && `（${left}秒後）`}
    </button>
  )
}
