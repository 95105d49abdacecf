import { crumbsFrom, type SiteType } from '@sumai/platform'
import { thanksRoute } from '../form-page/thanks-route.tsx'

type Options = {
  site: SiteType
  /** The label of the link to the search. */
  search: string
  paths: { top: string; search: string; contact: string }
}

/** The page behind お問い合わせ. */
export const contactThanksRoute = ({ site, search, paths }: Options) =>
  thanksRoute({
    site,
    form: 'contact',
    formPath: paths.contact,
    title: '送信が完了しました',
    crumbs: crumbsFrom(paths.top)(['お問い合わせ', paths.contact], '送信完了'),
    search,
    paths,
  })
