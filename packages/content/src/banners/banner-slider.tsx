import { Container } from '@sumai/ui/container'
import { CoverLink } from '@sumai/ui/cover-link'
import { ChevronLeftIcon, ChevronRightIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { Picture } from '@sumai/ui/picture'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { useRef } from 'react'
import type { Banner } from './banner.ts'
import styles from './banner-slider.module.css'

/** Number of banners that fit a wide screen; with more there are arrows. */
const IN_VIEW = 3

type Props = { banners: readonly Banner[] }

/** Banners that can be scrolled sideways. They never move by themselves. */
export function BannerSlider({ banners }: Props) {
  const rail = useRef<HTMLUListElement>(null)
  const isLive = useHydrated()
  if (banners.length === 0) return null
  const turn = (pages: number) => rail.current?.scrollBy({ left: pages * rail.current.clientWidth })
  return (
    <Container below>
      <section className={styles.slider}>
        <h2 className={styles.heading}>特集とご案内</h2>
        <ul ref={rail} className={styles.rail}>
          {banners.map((banner) => (
            <li key={banner.bannerId} className={styles.banner}>
              <div className={styles.photo}>
                <Picture
                  photo={{ url: banner.imagePc, width: 1000, height: 667 }}
                  alt={banner.alt}
                  ratio="16:9"
                  sizes="(min-width: 1024px) 384px, (min-width: 600px) 46vw, calc(82vw - 26px)"
                />
              </div>
              <p className={styles.title}>
                <BannerLink banner={banner} />
              </p>
            </li>
          ))}
        </ul>
        {isLive && banners.length > IN_VIEW && (
          <div className={styles.arrows}>
            <IconButton label="前の案内" icon={ChevronLeftIcon} onClick={() => turn(-1)} />
            <IconButton label="次の案内" icon={ChevronRightIcon} onClick={() => turn(1)} />
          </div>
        )}
      </section>
    </Container>
  )
}

/** 「新築分譲住宅 販売中の12か所をご紹介」: up to the first space or comma it is a heading; numbers stand out. */
function Title({ title }: Pick<Banner, 'title'>) {
  const [, heading = title, sentence = ''] = /^(.+?)[\s、](.+)$/.exec(title) ?? []
  return (
    <>
      {heading}
      {sentence && (
        <span className={styles.sentence}>
          {sentence
            .split(/(\d[\d,.]*(?:か所|件|日|時間|万円|%))/)
            .map((part, place) => (place % 2 === 1 ? <b key={part}>{part}</b> : part))}
        </span>
      )}
    </>
  )
}

/** Staff may enter an address of this site or of another one. */
const BannerLink = ({ banner: { title, linkUrl, isBlank } }: { banner: Banner }) =>
  linkUrl === null ? (
    <Title title={title} />
  ) : (
    <CoverLink
      to={linkUrl}
      reloadDocument={!linkUrl.startsWith('/')}
      {...(isBlank && { target: '_blank', rel: 'noopener' })}
    >
      <Title title={title} />
    </CoverLink>
  )
