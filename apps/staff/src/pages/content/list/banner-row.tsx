import { rendition } from '@sumai/format/pictures'
import { Link } from 'react-router'
import { toThing } from '../../../paths.ts'
import { bannerStage } from '../kinds/banners.ts'
import { StageChip } from '../stage-chip.tsx'
import type { Banner } from './banner.ts'
import styles from './banner-row.module.css'

type Props = { banner: Banner; now: string }

export function BannerRow({ banner, now }: Props) {
  const { bannerId, title, imagePc, linkUrl } = banner
  return (
    <div className={styles.row}>
      <img src={rendition(imagePc, 240, 'avif')} alt="" className={styles.picture} />
      <div className={styles.text}>
        <Link to={toThing('banners', bannerId)} className={styles.title}>
          {title}
        </Link>
        <p>{linkUrl ?? 'リンクなし'}</p>
      </div>
      <StageChip stage={bannerStage(banner, now)} />
    </div>
  )
}
