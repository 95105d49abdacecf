import { propertyPage } from '@sumai/forms/property-page'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = propertyPage({
  site: 'chintai',
  title: '物件お問い合わせ',
  description:
    '気になるお部屋の空き状況や初期費用、見学のご希望を、最大10件までまとめてお問い合わせいただけます。',
  targets: async () =>
    (
      await import(/* webpackChunkName: "form-targets" */ '@sumai/forms/rental-targets')
    ).rentalTargets(paths.room),
  paths,
})
