// Sets a global and touches `window` as it is imported: only ever from an effect.
import 'pannellum'
import './viewer.css'
import { letPageScroll } from './let-page-scroll.ts'

export type Viewer = {
  zoom(degrees: number): void
  destroy(): void
}

type Options = { url: string; onReady: () => void; onFailure: () => void }

/**
 * Resolves when the picture can be had. pannellum itself throws out of reach when it cannot, and
 * never says so.
 */
export async function fetchPicture(url: string): Promise<void> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
}

/** Draws an equirectangular picture with WebGL. Fetched when its tab is opened: 16 KB. */
export function createViewer(host: HTMLElement, { url, onReady, onFailure }: Options): Viewer {
  const viewer = window.pannellum.viewer(host, {
    type: 'equirectangular',
    panorama: url,
    autoLoad: true,
    showControls: false,
    hfov: 100,
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
