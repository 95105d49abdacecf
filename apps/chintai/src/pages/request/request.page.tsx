import { lateForm } from '@sumai/forms/late-form'
import { crumbs } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = lateForm(
  () => import('./request-form.late.tsx'),
  {
    site: 'chintai',
    title: '物件リクエスト',
    breadcrumbs: crumbs('物件リクエスト'),
    description:
      'ご希望の条件をお知らせください。公開前のお部屋も含めて、条件に合う賃貸物件をスタッフがお探しします。',
  },
)
