/** Shop kind (`cb_flg`) asked for by each site. A shop of both kinds (3) answers to either. */
export const SHOP_KIND = { baibai: 1, chintai: 2 } as const

/** School kind (`shisetsu_type`) that pages ask for. */
export const SCHOOL_KIND = { university: 1, juniorHigh: 4, elementary: 5 } as const
