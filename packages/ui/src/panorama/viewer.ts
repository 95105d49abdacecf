// Needs `window` when it is imported, so import this file only in an effect.
import 'pannellum'
import './viewer.css'
import { letPageScroll } from './let-page-scroll.ts'

export type Viewer = {
  zoom(degrees: number): void
  destroy(): void
}

type Options = { url: string; onReady: () => void; onFailure: () => void }

/**
 * Resolves when the picture is loaded. pannellum does not report a failed load: it throws in a
 * place that cannot be caught.
 */
export async function fetchPicture(url: string): Promise<void> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
}

/** Shows an equirectangular picture with WebGL. Loaded when its tab is opened: 16 KB. */
export function createViewer(host: HTMLElement, { url, onReady, onFailure }: Options): Viewer {
  const viewer = window.pannellum.viewer(host, {
    type: 'equirectangular',
    panorama: url,
    autoLoad: true,
    showControls: false,
    // A wide frame shows as much of the height as an upright one.
    hfov: host.clientWidth > host.clientHeight * 1.6 ? 120 : 100,
    minHfov: 50,
    maxHfov: 120,
    // The wheel scrolls the page.
    mouseZoom: 'fullscreenonly',
    strings: { loadingLabel: '読み込んでいます', bylineLabel: '' },
  })
  viewer.on('load', onReady)
  viewer.on('error', onFailure)
  const stop = letPageScroll(host)
  return {
    zoom: (degrees) => viewer.setHfov(viewer.getHfov() + degrees),
    destroy() {
      stop()
      viewer.destroy()
    },
  }
}
