import { rootLoader } from '@sumai/content/root-loader'
import { SHOP_KIND } from '@sumai/domain/kinds'
import type { RootHandle } from '@sumai/platform'

export { shouldRevalidate } from '@sumai/content/root-loader'

export const loader = rootLoader({
  shopKind: SHOP_KIND.baibai,
  lists: async () =>
    (await import(/* webpackChunkName: "root" */ './navigation.ts')).salesFooterLists,
})

export const handle = {
  layout: 'baibai',
  navigation: async () =>
    (await import(/* webpackChunkName: "root" */ './navigation.ts')).navigation,
  addresses: async () => (await import(/* webpackChunkName: "root" */ './addresses.ts')).addresses,
} satisfies RootHandle
