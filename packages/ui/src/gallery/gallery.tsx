import { MapIcon, PanoramaIcon, PhotoIcon, PlanIcon, PlayIcon } from '../icon/icon.tsx'
import { Movie } from '../movie/movie.tsx'
import { Panorama, type PanoramaView } from '../panorama/panorama.tsx'
import { type Tab, Tabs } from '../tabs/tabs.tsx'
import { type GalleryPhoto, isFloorPlan } from './gallery-photo.ts'
import { PhotoStage } from './photo-stage.tsx'

type Props = {
  /** Name of the listing. */
  name: string
  photos: readonly GalleryPhoto[]
  panoramas?: readonly PanoramaView[]
  movieUrl?: string | null
  /** Where on the page the floor plan and the map of the neighbourhood are: #around */
  planAt?: string | undefined
  planLabel?: string | undefined
  mapAt?: string
}

/** Types of photos that stand for a film of a home. */
const INSIDE = ['living', 'room']
const isNoPlan = (photo: GalleryPhoto) => !isFloorPlan(photo)

/**
 * Photos, panorama and film of a listing; tabs without data are left out. One a page.
 */
export function Gallery(props: Props) {
  const { name, photos, panoramas = [], movieUrl, planAt, planLabel = '間取り図', mapAt } = props
  const tabs: Tab[] = []
  if (photos.length > 0) {
    tabs.push({
      id: 'photos',
      label: `写真 ${photos.length}枚`,
      icon: PhotoIcon,
      panel: <PhotoStage name={name} photos={photos} />,
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
  const links = [
    ...(planAt ? [{ href: planAt, label: planLabel, icon: PlanIcon }] : []),
    ...(mapAt ? [{ href: mapAt, label: '地図', icon: MapIcon }] : []),
  ]
  return <Tabs label="写真とパノラマ" tabs={tabs} links={links} />
}
