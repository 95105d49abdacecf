import { Chip } from '../chip/chip.tsx'
import { ExternalIcon, MinusIcon, PlusIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PanoramaView } from './panorama.tsx'
import styles from './panorama-controls.module.css'

type Props = {
  views: readonly PanoramaView[]
  /** The one on show. */
  view: PanoramaView
  isReady: boolean
  onView: (index: number) => void
  zoom: (degrees: number) => void
  onFullscreen: () => void
}

/** Which room is shown, how near, and whether over the whole screen. */
export const PanoramaControls = ({ views, view, isReady, onView, zoom, onFullscreen }: Props) => (
  <div className={styles.controls}>
    {views.length > 1 &&
      views.map(({ url, label }, index) => (
        <Chip
          key={url}
          type="radio"
          name="panorama"
          value={url}
          label={label}
          checked={url === view.url}
          onChange={() => onView(index)}
        />
      ))}
    {isReady && (
      <div className={styles.tools}>
        <IconButton label="縮小する" icon={MinusIcon} look="onPhoto" onClick={() => zoom(15)} />
        <IconButton label="拡大する" icon={PlusIcon} look="onPhoto" onClick={() => zoom(-15)} />
        {document.fullscreenEnabled && (
          <IconButton
            label="全画面で見る"
            icon={ExternalIcon}
            look="onPhoto"
            onClick={onFullscreen}
          />
        )}
      </div>
    )}
  </div>
)
