import type { Photo } from '@sumai/api-client/contract/photo'
import { frameOf } from '@sumai/madori/frame'
import { planUrl } from '@sumai/madori/plan-code'
import { COUNTER_KITCHEN, type Home, programOf, WALK_IN_CLOSET } from '@sumai/madori/program'
import type { Shot } from './pictures.ts'

/** The plan of a home, drawn from its row; none of a row that says too little. */
export function planShots(home: Home): Required<Shot>[] {
  const program = programOf(home)
  if (!program) return []
  return [{ type: 'madori', url: planUrl(program), caption: '間取り図', ...frameOf(program) }]
}

/** The pictures of a home with its plan after the one of the outside. */
export const withPlan = (photos: readonly Photo[], home: Home): Photo[] =>
  [...photos.slice(0, 1), ...planShots(home), ...photos.slice(1)].map((photo, index) => ({
    ...photo,
    sort: index + 1,
  }))

/** The facilities of a home without those that its plan has no place for. */
export function drawable(home: Home): number[] {
  const program = programOf(home)
  const isMissing = (code: number) =>
    (code === WALK_IN_CLOSET && program?.isWalkIn === false) ||
    (code === COUNTER_KITCHEN && program?.isCounter === false)
  return home.setsubijoken.filter((code) => !isMissing(code))
}
