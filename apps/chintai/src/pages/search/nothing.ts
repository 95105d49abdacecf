import { late } from '@sumai/platform'

/** In place of results. */
export const Nothing = late(() => import(/* webpackChunkName: "nothing" */ './nothing.view.tsx'))(
  'Nothing',
)
