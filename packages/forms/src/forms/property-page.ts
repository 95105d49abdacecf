import { crumbsFrom } from '@sumai/platform'
import { lateForm } from '../form-page/late-form.ts'
import type { PropertyOptions } from './property-content.late.tsx'
import type { TargetsOf } from './targets-data.ts'

type Options = Omit<PropertyOptions, 'heading' | 'targetsOf' | 'paths'> & {
  title: string
  description: string
  /** Comes with the form. */
  targets: () => Promise<TargetsOf>
  paths: PropertyOptions['paths'] & { top: string }
}

/** 物件お問い合わせ of a site. */
export const propertyPage = ({ site, title, description, targets, paths }: Options) =>
  lateForm(
    async () => {
      const content = import(/* webpackChunkName: "property-form" */ './property-content.late.tsx')
      const [{ propertyContent }, targetsOf] = await Promise.all([content, targets()])
      return propertyContent({ site, heading: title, targetsOf, paths })
    },
    {
      site,
      title,
      breadcrumbs: crumbsFrom(paths.top)('物件お問い合わせ'),
      description,
      robots: 'noindex,follow',
    },
  )
