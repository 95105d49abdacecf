import { crumbsFrom } from '@sumai/platform'
import { formRoute } from '../form-page/form-route.ts'
import type { ContactOptions } from './contact-content.late.tsx'

type Options = ContactOptions & { description: string; paths: { top: string } }

/** お問い合わせ of a site. */
export function contactRoute({ description, ...options }: Options) {
  const { site, title, paths } = options
  const load = async () => {
    const { contactContent } = await import(
      /* webpackChunkName: "contact-form" */ './contact-content.late.tsx'
    )
    return contactContent(options)
  }
  const breadcrumbs = crumbsFrom(paths.top)('お問い合わせ')
  return formRoute(load, { site, title, breadcrumbs, description })
}
