import { formRoute } from '@sumai/forms/form-route'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = formRoute(
  () => import('./request-form.late.tsx'),
  {
    site: 'chintai',
    title: '物件リクエスト',
    breadcrumbs: crumbs('物件リクエスト'),
    description:
      'ご希望の条件をお知らせください。公開前のお部屋も含めて、条件に合う賃貸物件をスタッフがお探しします。',
  },
)
