import lightGallery from 'lightgallery'
import thumbnail from 'lightgallery/plugins/thumbnail'
import zoom from 'lightgallery/plugins/zoom'
import './lightbox.css'
import { rendition } from '@sumai/format/pictures'
import { captionOf, type GalleryPhoto, largestOf } from './gallery-photo.ts'

export type Lightbox = {
  open(index: number): void
  close(): void
  destroy(): void
}

type Options = {
  photos: readonly GalleryPhoto[]
  /** Called when another photo is shown. */
  onChange: (index: number) => void
  onClose: () => void
}

/** All photos over the whole screen, in the same order. Loaded on the first touch. */
export function createLightbox({ photos, onChange, onClose }: Options): Lightbox {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The element for its events; the pictures come from the list.
  const element = document.createElement('div')
  element.addEventListener('lgBeforeSlide', (event) => {
    onChange((event as CustomEvent<{ index: number }>).detail.index)
  })
  element.addEventListener('lgAfterClose', onClose)

  const gallery = lightGallery(element, {
    licenseKey: 'GPLv3',
    plugins: photos.length > 1 ? [zoom, thumbnail] : [zoom],
    thumbWidth: 96,
    thumbHeight: '64px',
    thumbMargin: 6,
    animateThumb: !still,
    dynamic: true,
    dynamicEl: photos.map(toItem),
    download: false,
    supportLegacyBrowser: false,
    hideBarsDelay: 0,
    hideScrollbar: true,
    speed: still ? 0 : 280,
    backdropDuration: still ? 0 : 200,
    startAnimationDuration: still ? 0 : 200,
    strings: {
      closeGallery: '閉じる',
      toggleMaximize: '大きさを切り替える',
      previousSlide: '前の写真',
      nextSlide: '次の写真',
      download: '保存する',
      playVideo: '動画を再生する',
      mediaLoadingFailed: '写真を読み込めませんでした。',
    },
    showZoomInOutIcons: true,
    actualSize: false,
    zoomPluginStrings: { zoomIn: '拡大する', zoomOut: '縮小する', viewActualSize: '原寸で見る' },
    mobileSettings: { controls: true, showCloseIcon: true, download: false },
  })
  gallery.$container.attr('aria-label', '写真を拡大して見る')
  return {
    open: (index) => gallery.openGallery(index),
    close: () => gallery.closeGallery(),
    destroy: () => gallery.destroy(),
  }
}

function toItem(photo: GalleryPhoto) {
  const [src, avif] = [largestOf(photo), largestOf(photo, 'avif')]
  const caption = captionOf(photo)
  return {
    src,
    alt: caption,
    thumb: rendition(photo.url, 160, 'avif'),
    // It is inserted as HTML, so the text of a caption must be escaped.
    subHtml: escapeHtml(caption),
    ...(avif !== src && { sources: [{ srcset: avif, type: 'image/avif', media: 'all' }] }),
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
