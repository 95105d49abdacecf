import { rendition } from '@sumai/format/pictures'
import { Link } from 'react-router'
import { toThing } from '../../../paths.ts'
import { StageChip } from '../stage-chip.tsx'
import styles from './person-row.module.css'

/** A colleague, as those of the same shop see them. */
export type Person = {
  syainNo: string
  name: string
  yakushoku: string | null
  photoUrl: string | null
  message: string | null
  isPublic: boolean
}

type Props = { person: Person }

export function PersonRow({ person }: Props) {
  const { syainNo, name, yakushoku, photoUrl, message, isPublic } = person
  return (
    <div className={styles.person}>
      {photoUrl === null ? (
        <span className={styles.face} />
      ) : (
        <img src={rendition(photoUrl, 160, 'avif')} alt="" className={styles.face} />
      )}
      <div className={styles.text}>
        <Link to={toThing('staffs', syainNo)} className={styles.title}>
          {name}
        </Link>
        <p>{[yakushoku, message].filter(Boolean).join('・') || '紹介はまだありません'}</p>
      </div>
      <StageChip stage={isPublic ? 'public' : 'draft'} />
    </div>
  )
}
