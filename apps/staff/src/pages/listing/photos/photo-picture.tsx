import type { Photo } from '@sumai/api-client/contract/photo'
import { label } from '@sumai/domain/codes'
import { Picture } from '@sumai/ui/picture'
import { useStore } from 'zustand'
import { queue } from '../../../pictures/queue.ts'
import styles from './tile.module.css'

type Props = { photo: Photo }

/** From the device where it was just sent from, else as the site shows it. */
export function PhotoPicture({ photo }: Props) {
  const preview = useStore(queue, ({ sent }) => sent[photo.url]?.preview)
  const alt = [label('photo_type', photo.type), photo.caption].filter(Boolean).join('、')
  if (preview) return <img src={preview} alt={alt} className={styles.preview} />
  return (
    <Picture
      photo={photo}
      alt={alt}
      sizes="(min-width: 700px) 180px, 45vw"
      ratio="4:3"
      contain={photo.type === 'madori'}
    />
  )
}
