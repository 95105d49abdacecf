import { CREDIT } from '@sumai/basemap/credit'
import { isOnMap, staticMapUrl } from '@sumai/basemap/static-map'
import { rendition } from '@sumai/format/pictures'
import { PLAN_NOTE, type Sheet } from '@sumai/outline/sheet'
import { classNames } from '@sumai/ui/class-names'
import styles from './paper.module.css'

type Props = { sheet: Sheet }

/** Photos on the left; on the right the plan, or a photo in its place. */
export function PaperPictures({ sheet: { photos, plan } }: Props) {
  const [first, second, third, fourth] = photos
  return (
    <>
      <div className={styles.photos}>
        <Photo {...first} />
        {second && (
          <div className={styles.small}>
            <Photo {...second} />
            {third && <Photo {...third} />}
          </div>
        )}
      </div>
      {plan ? (
        <figure className={styles.plan}>
          <img src={rendition(plan.url, 960, 'jpg')} alt="" />
          <figcaption>{PLAN_NOTE[plan.isSketch ? 'sketch' : 'plan']}</figcaption>
        </figure>
      ) : (
        fourth && (
          <div className={styles.side}>
            <Photo {...fourth} />
          </div>
        )
      )}
    </>
  )
}

const Photo = ({ url, caption = '' }: { url?: string; caption?: string }) =>
  url && <img src={rendition(url, 960, 'jpg')} alt={caption} />

/** Where the home lies; none where our tiles end. */
export function PaperMap({ sheet: { at }, isTall }: Props & { isTall: boolean }) {
  if (!isOnMap(at)) return null
  const url = staticMapUrl({ centre: at, zoom: 15, size: 'small', mark: 'home' })
  return (
    <figure className={classNames(styles.map, isTall && styles.tall)}>
      <img src={url} alt="" />
      <figcaption>{CREDIT}</figcaption>
    </figure>
  )
}
