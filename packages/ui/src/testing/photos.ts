import type { GalleryPhoto } from '../gallery/gallery-photo.ts'

const photo = (type: string, caption: string, file: string): GalleryPhoto => ({
  url: `/media/${file}`,
  type,
  caption,
  width: 1000,
  height: 667,
})

/** Sixteen photos of one room, the floor plan among them. */
export const PHOTOS: GalleryPhoto[] = [
  photo('living', 'リビング', 'interior/interior-ldk-1'),
  photo('living', 'リビングから見た窓', 'interior/interior-ldk-3'),
  photo('kitchen', 'キッチン', 'interior/interior-kitchen-1'),
  photo('room', '洋室', 'interior/interior-bedroom-1'),
  photo('room', '洋室の収納', 'interior/interior-bedroom-2'),
  photo('madori', '間取り図', 'floorplan/plan-05-1ldk'),
  photo('bath', '浴室', 'interior/interior-bath'),
  photo('senmen', '洗面所', 'interior/interior-senmen-1'),
  photo('toilet', 'トイレ', 'interior/interior-toilet'),
  photo('genkan', '玄関', 'interior/interior-genkan'),
  photo('room', '廊下', 'interior/interior-rouka-1'),
  photo('balcony', 'バルコニー', 'interior/interior-balcony'),
  photo('living', 'リビングの夜', 'interior/interior-ldk-5'),
  photo('kitchen', 'キッチンの収納', 'interior/interior-kitchen-3'),
  photo('gaikan', '外観', 'exterior/exterior-mansion-1'),
  photo('gaikan', '外観（駐車場側）', 'exterior/exterior-mansion-2'),
]

export const PLAN_FACTS = [
  { label: 'LDK', value: '10.4帖' },
  { label: '洋室', value: '6.1帖' },
  { label: '収納', value: '1.2帖' },
  { label: '専有面積', value: '38.24㎡' },
  { label: 'バルコニー', value: '5.20㎡' },
  { label: '方位', value: '南東' },
]

export const PANORAMAS = [
  { url: '/media/panorama/pano-ldk.jpg', label: 'リビング' },
  { url: '/media/panorama/pano-washitsu.jpg', label: '和室' },
  { url: '/media/panorama/pano-studio.jpg', label: '洋室' },
]
