import { Button, ButtonLink } from '@sumai/ui/button'
import { CheckIcon } from '@sumai/ui/icon'
import { useEffect, useState } from 'react'
import styles from './helpful.module.css'

type Props = {
  contentId: number
  /** The form for more questions. */
  askTo: string
}

const keyOf = (contentId: number) => `sumai:helpful:${contentId}`

/** Asks whether an article was helpful. The answer stays on the device. Needs scripts. */
export function Helpful({ contentId, askTo }: Props) {
  const [isHelpful, setHelpful] = useState(false)
  useEffect(() => setHelpful(read(contentId)), [contentId])
  const toggle = () => {
    write(contentId, !isHelpful)
    setHelpful(!isHelpful)
  }
  return (
    <div className={styles.helpful}>
      <p>この回答は役に立ちましたか</p>
      <div className={styles.ways}>
        <Button variant="outline" aria-pressed={isHelpful} onClick={toggle}>
          <CheckIcon />
          {isHelpful ? '役に立った（この端末に記録しました）' : '役に立った'}
        </Button>
        <ButtonLink to={askTo} variant="quiet">
          もっと知りたい
        </ButtonLink>
      </div>
    </div>
  )
}

/** Storage may be blocked. */
function read(contentId: number): boolean {
  try {
    return localStorage.getItem(keyOf(contentId)) === '1'
  } catch {
    return false
  }
}

function write(contentId: number, isHelpful: boolean) {
  try {
    if (isHelpful) localStorage.setItem(keyOf(contentId), '1')
    else localStorage.removeItem(keyOf(contentId))
  } catch {
    // The answer is lost on reload.
  }
}
