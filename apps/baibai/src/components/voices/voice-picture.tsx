import { townDrawing } from '@sumai/format/pictures'
import { Picture } from '@sumai/ui/picture'
import type { Voice } from './voice.ts'
import css from './voice-picture.module.css'

type Props = { voice: Pick<Voice, 'imageUrl' | 'cityCode'>; sizes: string }

/** Over what a customer says: a photo, else the drawing of the town. */
export function VoicePicture({ voice: { imageUrl, cityCode }, sizes }: Props) {
  if (imageUrl) {
    const photo = { url: imageUrl, width: 1000, height: 667 }
    return <Picture photo={photo} alt="" ratio="3:2" sizes={sizes} />
  }
  if (!cityCode) return null
  return (
    <img
      src={townDrawing(cityCode)}
      alt=""
      width={1440}
      height={420}
      loading="lazy"
      decoding="async"
      className={css.town}
    />
  )
}
