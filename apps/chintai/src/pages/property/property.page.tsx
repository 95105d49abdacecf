import { propertyRoute } from '@sumai/forms/property-route'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = propertyRoute({
  site: 'chintai',
  title: '物件のお問い合わせ',
  description:
    '気になるお部屋の空き状況や初期費用、内見のご希望を、最大10件までまとめてお問い合わせいただけます。',
  targets: () => import(/* webpackChunkName: "home-forms" */ '@sumai/forms/rental-targets'),
  seen: () => import(/* webpackChunkName: "home-forms" */ '../../components/ask-about-seen.tsx'),
  paths,
})
