import { lateForm } from '@sumai/forms/late-form'
import type { RouteHandle } from '@sumai/platform'
import { paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, Component } = lateForm(
  () => import('./seminar-form.late.tsx'),
)

export const handle = {
  title: 'セミナー申し込み',
  description:
    '賃貸経営セミナーへのお申し込みページです。会場でもオンラインでもご参加いただけます。',
  heading: null,
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: 'オーナー様へ', to: paths.owner },
    { label: 'セミナー', to: paths.ownerSeminar },
    { label: 'お申し込み', to: null },
  ],
  layout: 'chintai-bare',
  robots: 'noindex,follow',
  cache: 'no-store',
} satisfies RouteHandle
