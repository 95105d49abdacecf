/** Shop kind (`cb_flg`) asked for by each site. A shop of both kinds (3) answers to either. */
export const SHOP_KIND = { baibai: 1, chintai: 2 } as const
