import {
  type Crumb,
  type LoaderFunctionArgs,
  type RouteHandle,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { readReceipt, type Thanks } from './receipt.ts'
import { ThanksPage } from './thanks.tsx'

type Around = {
  site: SiteType
  title: string
  description?: string
  crumbs: Crumb[]
}

/** The handle of a thanks page. It is never cached, because it belongs to one visitor. */
export const thanksHandle = ({
  site,
  title,
  description = 'お問い合わせを受け付けました。受付番号とご返信の目安をご案内します。',
  crumbs,
}: Around) =>
  ({
    title,
    description,
    heading: null,
    breadcrumbs: crumbs,
    layout: `${site}-bare`,
    robots: 'noindex,follow',
    cache: 'no-store',
  }) satisfies RouteHandle

type Options = Around & {
  form: Parameters<typeof ThanksPage>[0]['form']
  /** The form, to which visitors without a receipt are redirected. */
  formPath: string
  /** The label of the link to the search. */
  search: string
  paths: { top: string; search: string }
}

/** A thanks page with the receipt and links to the search and the top page. */
export function thanksRoute({ form, formPath, search, paths, ...around }: Options) {
  const loader = (args: LoaderFunctionArgs) => readReceipt(args, formPath)
  const handle = thanksHandle(around) satisfies RouteHandle<Thanks>

  function Component() {
    return (
      <ThanksPage
        site={around.site}
        form={form}
        thanks={useLoaderData<typeof loader>()}
        heading={around.title}
        actions={
          <>
            <ButtonLink to={paths.search}>{search}</ButtonLink>
            <ButtonLink to={paths.top} variant="outline">
              トップページへ
            </ButtonLink>
          </>
        }
      />
    )
  }

  return { loader, handle, Component }
}
