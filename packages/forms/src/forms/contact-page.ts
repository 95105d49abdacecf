import { crumbsFrom } from '@sumai/platform'
import { lateForm } from '../form-page/late-form.ts'
import type { ContactOptions } from './contact-content.late.tsx'

type Options = Omit<ContactOptions, 'heading' | 'paths'> & {
  title: string
  description: string
  paths: ContactOptions['paths'] & { top: string }
}

/** お問い合わせ of a site. */
export const contactPage = ({ site, title, description, questions, paths }: Options) =>
  lateForm(
    async () => {
      const { contactContent } = await import(
        /* webpackChunkName: "contact-form" */ './contact-content.late.tsx'
      )
      return contactContent({ site, heading: title, questions, paths })
    },
    { site, title, breadcrumbs: crumbsFrom(paths.top)('お問い合わせ'), description },
  )
