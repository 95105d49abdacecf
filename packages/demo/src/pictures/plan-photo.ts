import type { Photo } from '@sumai/api-client/contract/photo'
import { frameOf } from '@sumai/madori/frame'
import { planUrl } from '@sumai/madori/plan-code'
import { type Home, programOf } from '@sumai/madori/program'

/** The pictures of a home with its plan, drawn from its row, after the one of the outside. */
export function withPlan(photos: readonly Photo[], home: Home): Photo[] {
  const program = programOf(home)
  if (!program) return [...photos]
  const plan: Photo = {
    url: planUrl(program),
    type: 'madori',
    caption: '間取り図',
    ...frameOf(program),
    sort: 0,
  }
  const all = [...photos.slice(0, 1), plan, ...photos.slice(1)]
  return all.map((photo, index) => ({ ...photo, sort: index + 1 }))
}
