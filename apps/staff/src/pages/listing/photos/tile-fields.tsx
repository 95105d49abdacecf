import type { PhotoType } from '@sumai/api-client/contract/words'
import { options } from '@sumai/domain/codes'
import styles from './tile.module.css'

type Props = {
  number: number
  type: PhotoType
  caption: string
  onChange: (change: { type?: PhotoType; caption?: string }) => void
  onLeave?: () => void
}

const KINDS = options('photo_type').filter(({ code }) => code !== 'panorama')
const LONGEST = 30

/** What a picture shows, and a few words. */
export function TileFields({ number, type, caption, onChange, onLeave }: Props) {
  return (
    <>
      <select
        aria-label={`${number}枚目の種類`}
        className={styles.kind}
        value={type}
        onChange={(event) => onChange({ type: event.target.value as PhotoType })}
        onBlur={onLeave}
      >
        {KINDS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <input
        aria-label={`${number}枚目の説明`}
        placeholder={`説明（${LONGEST}字まで）`}
        className={styles.caption}
        value={caption}
        maxLength={LONGEST}
        onChange={(event) => onChange({ caption: event.target.value })}
        onBlur={onLeave}
      />
    </>
  )
}
