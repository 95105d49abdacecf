import { rootLoader } from '@sumai/content/root-loader'
import { SHOP_KIND } from '@sumai/domain/kinds'
import type { RootHandle } from '@sumai/platform'

export { shouldRevalidate } from '@sumai/content/root-loader'

export const loader = rootLoader({
  shopKind: SHOP_KIND.chintai,
  lists: async () =>
    (await import(/* webpackChunkName: "root" */ './navigation.ts')).rentalFooterLists,
})

export const handle = {
  layout: 'default',
  navigation: async () =>
    (await import(/* webpackChunkName: "root" */ './navigation.ts')).navigation,
  addresses: async () => (await import(/* webpackChunkName: "root" */ './addresses.ts')).addresses,
} satisfies RootHandle
