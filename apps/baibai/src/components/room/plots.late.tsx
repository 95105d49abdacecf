import { RoomSection } from '@sumai/listings/room-section'
import type { GalleryPhoto } from '@sumai/ui/gallery-photo'
import { Picture } from '@sumai/ui/picture'
import css from './plots.module.css'

type Props = { photos: readonly GalleryPhoto[] }

/** What is drawn of a plot, uncut: its outline with the road, and how large a house may be. */
export const Plots = ({ photos }: Props) => (
  <div id="plots">
    <RoomSection heading="区画と建てられる大きさ">
      <div className={css.plots}>
        {photos.map((photo) => (
          <div key={photo.url} className={css.plot}>
            <Picture photo={photo} alt={photo.caption} sizes="(min-width: 768px) 396px, 100vw" />
          </div>
        ))}
      </div>
    </RoomSection>
  </div>
)
