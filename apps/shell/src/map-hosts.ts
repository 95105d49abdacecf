import type { Boot } from './boot.ts'

type Hosts = NonNullable<Boot['map']>

/** Origins that browsers and the worker of the map fetch from, besides our own. */
export const mapOrigins = ({ tiles, style }: Hosts): string[] => [
  ...new Set([tiles, style].flatMap((url) => (url ? [new URL(url).origin] : []))),
]

/** The policy of the worker: it is no document, and has the one of its own answer. */
export const mapWorkerPolicy = (hosts: Hosts): string =>
  `default-src 'none'; connect-src ${["'self'", ...mapOrigins(hosts)].join(' ')}`

export const isMapWorker = (file: string): boolean => /maplibre-gl-worker[^/\\]*$/.test(file)
