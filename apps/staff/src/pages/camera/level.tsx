import { CheckIcon } from '@sumai/ui/icon'
import { useEffect, useState } from 'react'
import { horizonIn } from './horizon.ts'
import styles from './viewfinder.module.css'

/** Degrees that nobody sees. */
const STRAIGHT = 1.5

/** A line that lies level; phones that lie flat, or do not tell how they are held, have none. */
export function Level() {
  const [tilt, setTilt] = useState<number>()
  useEffect(() => {
    const read = ({ gamma, beta }: DeviceOrientationEvent) => {
      if (gamma === null || beta === null) return
      const turned = horizonIn({ beta, gamma }, screen.orientation.angle)
      setTilt(turned && Math.round(turned * 2) / 2)
    }
    window.addEventListener('deviceorientation', read)
    return () => window.removeEventListener('deviceorientation', read)
  }, [])
  if (tilt === undefined) return null
  const isStraight = Math.abs(tilt) <= STRAIGHT
  return (
    <>
      {isStraight && (
        <span className={styles.straight}>
          <CheckIcon size="s" />
          まっすぐです
        </span>
      )}
      <span
        className={styles.level}
        data-straight={isStraight || undefined}
        style={{ rotate: `${tilt}deg` }}
      />
    </>
  )
}
