import { crumbsFrom } from '@sumai/platform'
import { formRoute } from '../form-page/form-route.ts'
import type { PropertyOptions } from './property-content.late.tsx'
import type { TargetsModule } from './targets-data.ts'

type Options<Room> = Omit<PropertyOptions, 'targetsOf' | 'AskAboutSeen'> & {
  description: string
  /** Comes with the form. */
  targets: () => Promise<TargetsModule<Room>>
  /** The listings that were seen last, for whoever has chosen none. */
  seen: () => Promise<Pick<PropertyOptions, 'AskAboutSeen'>>
  paths: { top: string; room: (room: Room) => string }
}

/** 物件お問い合わせ of a site. */
export function propertyRoute<Room>(asked: Options<Room>) {
  const { description, targets, seen, ...options } = asked
  const { site, title, paths } = options
  const load = async () => {
    const [{ propertyContent }, { targetsOf }, { AskAboutSeen }] = await Promise.all([
      import(/* webpackChunkName: "home-forms" */ './property-content.late.tsx'),
      targets(),
      seen(),
    ])
    return propertyContent({ ...options, AskAboutSeen, targetsOf: targetsOf(paths.room) })
  }
  const breadcrumbs = crumbsFrom(paths.top)('物件のお問い合わせ')
  return formRoute(load, { site, title, breadcrumbs, description, robots: 'noindex,follow' })
}
