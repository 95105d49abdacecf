import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./request-form.late.tsx'),
)

export const handle = {
  title: '物件リクエスト',
  description:
    'ご希望の条件をお知らせください。公開前のお部屋も含めて、条件に合う賃貸物件をスタッフがお探しします。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '物件リクエスト', to: null },
  ],
  layout: 'chintai-bare',
  cache: 'no-store',
} satisfies RouteHandle
