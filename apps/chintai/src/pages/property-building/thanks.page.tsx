import { thanksRoute } from '@sumai/forms/thanks-route'
import { crumbs, paths } from '../../paths.ts'

export const { loader, handle, Component } = thanksRoute({
  site: 'chintai',
  form: 'property-building',
  // The form needs a building, which is not chosen yet.
  formPath: paths.buildings,
  title: 'お問い合わせが完了しました',
  crumbs: crumbs(['建物のお問い合わせ', paths.buildings], '完了'),
  search: '賃貸物件を探す',
  paths,
})
