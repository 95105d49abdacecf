/** Business constants that apps and API share. */

/** Shop kind (`cb_flg`) asked for by each site. A shop of both kinds (3) answers to either. */
export const SHOP_KIND = { baibai: 1, chintai: 2 } as const

/** How far from a school somebody looks, in metres; the first unless another is chosen. */
export const SHISETU_KYORI = [3_000, 2_000, 1_000] as const
