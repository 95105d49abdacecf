import { Button } from '@sumai/ui/button'
import { CheckIcon } from '@sumai/ui/icon'
import { useEffect, useState } from 'react'
import styles from './helpful.module.css'

type Props = { contentId: number }

const keyOf = (contentId: number) => `sumai:helpful:${contentId}`

/** Remembered on this device alone; nobody is told. Not there without scripts. */
export function Helpful({ contentId }: Props) {
  const [isHelpful, setHelpful] = useState(false)
  useEffect(() => setHelpful(read(contentId)), [contentId])
  const toggle = () => {
    write(contentId, !isHelpful)
    setHelpful(!isHelpful)
  }
  return (
    <div className={styles.helpful}>
      <p>この回答は役に立ちましたか</p>
      <Button variant="outline" aria-pressed={isHelpful} onClick={toggle}>
        <CheckIcon />
        {isHelpful ? '役に立った（この端末に記録しました）' : '役に立った'}
      </Button>
    </div>
  )
}

/** A browser may forbid storage. */
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
    // It is only forgotten.
  }
}
