import { thanksRoute } from '@sumai/forms/thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = thanksRoute({
  site: 'chintai',
  form: 'property-building',
  // The form needs a building, which is not chosen yet.
  formPath: paths.buildings,
  title: 'お問い合わせが完了しました',
  crumbs: [
    { label: 'トップ', to: paths.top },
    { label: '建物お問い合わせ', to: paths.buildings },
    { label: '完了', to: null },
  ],
  top: paths.top,
  search: { label: '賃貸物件を探す', to: paths.search },
})
