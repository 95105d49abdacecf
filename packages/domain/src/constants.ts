/** Business constants. Times in milliseconds. */

/** A missing page chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** Data is shown no earlier than this after a navigation began, so that skeletons do not flash. */
export const MIN_FETCH_DISPLAY_MS = 200
/** How long an idle prefetch may be put off. */
export const IDLE_PREFETCH_TIMEOUT_MS = 2_000

/** The progress bar at the top of the page. */
export const LOADING_BAR = {
  /** A load shorter than this shows no bar. */
  throttleMs: 200,
  tickMs: 100,
  /** The bar takes this long to reach its end when nothing finishes it. */
  durationMs: 5_000,
  /** Stays full for this long after the load. */
  hideMs: 500,
} as const

/** Shop kind (`cb_flg`) asked for by each site. A shop of both kinds (3) answers to either. */
export const SHOP_KIND = { baibai: 1, chintai: 2 } as const

/** How far from a school somebody looks, in metres; the first unless another is chosen. */
export const SHISETU_KYORI = [3_000, 2_000, 1_000] as const
