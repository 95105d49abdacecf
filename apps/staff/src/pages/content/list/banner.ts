import type { Camelized } from '@sumai/api-client'
import type { Banner as WireBanner } from '@sumai/api-client/contract/banner'

export type Banner = Camelized<WireBanner>

/** Those that are named in the order of their names, the others where they were. */
export function inOrder(banners: readonly Banner[], ids: readonly number[]): Banner[] {
  const sorted = ids.flatMap((id) => banners.find(({ bannerId }) => bannerId === id) ?? [])
  return banners.map((banner) =>
    ids.includes(banner.bannerId) ? (sorted.shift() ?? banner) : banner,
  )
}
