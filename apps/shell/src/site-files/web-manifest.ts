import { BRAND } from '@sumai/domain/brand'

/** The web app manifest. Colours are those of packages/ui/src/tokens.css. */
export const webManifest = () =>
  JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    lang: 'ja',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#2b7348',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
