import { FloorPlan, type PlanFact } from '@sumai/ui/floor-plan'
import type { GalleryPhoto, PlanPicture } from '@sumai/ui/gallery-photo'
import { RoomSection } from './room-section.tsx'

type Pictures = { photos: readonly GalleryPhoto[]; sketch: PlanPicture | null }

type Props = Pictures & {
  /** Name of the listing. */
  name: string
  facts: readonly PlanFact[]
}

const ID = 'madori'

const isPlan = ({ type }: GalleryPhoto) => type === 'madori'

/** The address of the plan on its page; none without a plan. */
export const planAt = ({ photos, sketch }: Pictures) =>
  sketch || photos.some(isPlan) ? `#${ID}` : undefined

/**
 * The floor plan with the sizes of its rooms: the one that was given, or one drawn from the facts. Of
 * a building it is that of one home, as its caption says.
 */
export function PlanSection({ name, photos, sketch, facts }: Props) {
  const given = photos.find(isPlan)
  const plan = given ?? sketch
  if (!plan) return null
  return (
    <div id={ID}>
      <RoomSection heading={given?.caption?.includes('一例') ? '間取り（一例）' : '間取り'}>
        <FloorPlan name={name} plan={plan} facts={facts} isSketch={!given} />
      </RoomSection>
    </div>
  )
}
