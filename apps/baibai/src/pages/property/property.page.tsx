import { propertyRoute } from '@sumai/forms/property-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = propertyRoute({
  site: 'baibai',
  title: '物件のお問い合わせ（売買）',
  description:
    '気になる物件の詳しい資料や現地見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  targets: () => import(/* webpackChunkName: "home-forms" */ '@sumai/forms/sale-targets'),
  seen: () =>
    import(/* webpackChunkName: "home-forms" */ '../../components/room/ask-about-seen.tsx'),
  paths,
})
