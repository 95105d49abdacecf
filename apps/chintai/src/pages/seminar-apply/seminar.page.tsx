import { formRoute } from '@sumai/forms/form-route'
import { crumbs, paths } from '../../paths.ts'

export const { loader, action, shouldRevalidate, handle, Component } = formRoute(
  () => import('./seminar-form.late.tsx'),
  {
    site: 'chintai',
    title: 'セミナー申し込み',
    breadcrumbs: crumbs(
      ['オーナー様へ', paths.owner],
      ['セミナー', paths.ownerSeminar],
      'お申し込み',
    ),
    description:
      '賃貸経営セミナーへのお申し込みページです。会場でもオンラインでもご参加いただけます。',
    robots: 'noindex,follow',
  },
)
