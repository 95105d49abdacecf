import { thanksRoute } from '@sumai/forms/thanks-route'
import { paths } from '../../paths.ts'

export const { loader, handle, Component } = thanksRoute({
  site: 'chintai',
  form: 'contact',
  formPath: paths.contact,
  title: '送信が完了しました',
  crumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'お問い合わせ', to: paths.contact },
    { label: '送信完了', to: null },
  ],
  top: paths.top,
  search: { label: '賃貸物件を探す', to: paths.search },
})
