import { MapIcon, PanoramaIcon, PhotoIcon, PlanIcon, PlayIcon } from '../icon/icon.tsx'
import { Movie } from '../movie/movie.tsx'
import { Panorama, type PanoramaView } from '../panorama/panorama.tsx'
import { type Tab, Tabs } from '../tabs/tabs.tsx'
import { FloorPlan, type PlanFact } from './floor-plan.tsx'
import { type GalleryPhoto, isFloorPlan, type PlanSketch } from './gallery-photo.ts'
import { PhotoStage } from './photo-stage.tsx'

const SKETCH = '間取り略図'

type Props = {
  /** Name of the listing. */
  name: string
  photos: readonly GalleryPhoto[]
  /** Drawn from the facts of the listing, for want of a floor plan among the photos. */
  sketch?: PlanSketch | null
  /** Room sizes beside the floor plan. */
  planFacts?: readonly PlanFact[]
  panoramas?: readonly PanoramaView[]
  movieUrl?: string | null
  /** Where on the page the map of the neighbourhood is: #around */
  mapAt?: string
}

/** Types of photos that stand for a film of a home. */
const INSIDE = ['living', 'room']
const isNoPlan = (photo: GalleryPhoto) => !isFloorPlan(photo)

/**
 * Photos, floor plan, panorama and film of a listing; tabs without data are left out. One a page.
 */
export function Gallery(props: Props) {
  const { name, photos, sketch, planFacts = [], panoramas = [], movieUrl, mapAt } = props
  const given = photos.find(isFloorPlan)
  const plan = given ?? (sketch && { ...sketch, type: 'madori', caption: SKETCH })
  const tabs: Tab[] = []
  if (photos.length > 0) {
    tabs.push({
      id: 'photos',
      label: `写真 ${photos.length}枚`,
      icon: PhotoIcon,
      panel: <PhotoStage name={name} photos={photos} />,
    })
  }
  if (plan) {
    tabs.push({
      id: 'plan',
      label: plan === given ? '間取り図' : SKETCH,
      icon: PlanIcon,
      panel: (
        <FloorPlan
          name={name}
          plan={plan}
          facts={planFacts}
          note={plan === given ? '' : '登録内容から描いた略図です。現況を優先します。'}
        />
      ),
    })
  }
  if (panoramas.length > 0) {
    tabs.push({
      id: 'panorama',
      label: 'パノラマ',
      icon: PanoramaIcon,
      panel: (isOpen) => <Panorama name={name} views={panoramas} isOpen={isOpen} />,
    })
  }
  if (movieUrl) {
    const still = photos.find(({ type }) => INSIDE.includes(type)) ?? photos.find(isNoPlan)
    tabs.push({
      id: 'movie',
      label: '動画',
      icon: PlayIcon,
      panel: (isOpen) => <Movie name={name} url={movieUrl} still={still} isOpen={isOpen} />,
    })
  }
  if (tabs.length === 0) return null
  const links = mapAt ? [{ href: mapAt, label: '周辺地図', icon: MapIcon }] : []
  return <Tabs label="写真と間取り図" tabs={tabs} links={links} />
}
