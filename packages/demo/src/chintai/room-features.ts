import { withMaps } from '../pictures/drawn.ts'
import { type Looks, outsideShot } from '../pictures/exteriors.ts'
import { type Inside, type Interior, interiorOf } from '../pictures/interiors.ts'
import { photosOf } from '../pictures/pictures.ts'
import type { Random } from '../random.ts'
import type { RoomRow } from '../rows.ts'
import { hasBalcony, roomEquipment } from './equipment.ts'
import { isWhole } from './room-space.ts'
import { sharedShots } from './shared-shots.ts'
import { type Building, isBusiness } from './tatemono.ts'

type Room = Pick<
  RoomRow,
  | 'bukkenNo'
  | 'madori'
  | 'madoriHeyasu'
  | 'madoriKind'
  | 'madoriShosai'
  | 'muki'
  | 'senyuMen'
  | 'petKbn'
  | 'isFreeInternet'
  | 'nyukyoJiki'
  | 'kai'
  | 'isKadobeya'
  | 'nyukyoJoken'
>

const ONE_ROOM = 10
const LDK = 50
const SEPARATE_TOILET = 101
const LEAST_WITH_TOILET = 23

/** Facilities and pictures of a room. */
export function roomFeatures(random: Random, building: Building, room: Room, looks: Looks) {
  const { row, age } = building
  const business = isBusiness(row.bukkenType)
  const home = {
    ...room,
    age,
    isLdk: (room.madoriKind ?? 0) >= LDK,
    men: room.senyuMen,
    madoriHeyasu: room.madoriHeyasu ?? null,
    madoriKind: room.madoriKind ?? null,
    madoriShosai: room.madoriShosai ?? null,
    isHouse: isWhole(building),
    storeys: row.chijoKaisu,
  }
  const own = business ? [807] : roomEquipment(random, home).filter(hasPlace(room))
  const setsubijoken = withFlags([...row.setsubiKyoyo, ...own], room)
  const inside = business
    ? NOTHING_SHOWN
    : insideOf(random, { ...home, setsubijoken }, { looks, place: row.cityCode })
  const balcony = Math.round(random.float(3.5, 11) * 100) / 100
  const shared = sharedShots(building)
  return {
    setsubijoken,
    kodawariKozo: kozoOf(random, age),
    mensekiKbn: row.bukkenType === 'mansion' || business ? 1 : 2,
    balconyMen: business || !hasBalcony(home) ? null : balcony,
    photos: photosOf(withMaps([outsideShot(building.facade), ...inside.shots, ...shared], row)),
    panoramaUrls: inside.panoramaUrls,
    movieUrl: inside.movieUrl,
  } satisfies Partial<RoomRow>
}

/** Where the entrance is a corridor, a toilet beside the bath takes as much as this, m² in all. */
const hasPlace =
  ({ madoriKind, senyuMen }: Room) =>
  (code: number) =>
    code !== SEPARATE_TOILET || madoriKind !== ONE_ROOM || senyuMen >= LEAST_WITH_TOILET

/** Codes that repeat a column agree with it. */
function withFlags(codes: number[], room: Room): number[] {
  const all = new Set(codes)
  if (room.petKbn !== 'no') all.add(801)
  if (room.isFreeInternet) all.add(602)
  if (room.nyukyoJiki === 1) all.add(809)
  if (room.isKadobeya) all.add(308)
  if (room.nyukyoJoken.includes('二人入居可')) all.add(803)
  return [...all].sort((a, b) => a - b)
}

/** 11 is the earthquake standard of 1981. */
function kozoOf(random: Random, age: number): number[] {
  if (age > 45) return []
  return random.chance(age < 8 ? 0.15 : 0.03) ? [6, 11] : [11]
}

const NOTHING_SHOWN: Interior = { shots: [], panoramaUrls: [], movieUrl: null }

function insideOf(
  random: Random,
  home: Room & Omit<Inside, 'isBuilt'>,
  taste: { looks: Looks; place: string },
): Interior {
  const own = random.fork(`interior/${home.bukkenNo}`)
  return interiorOf(own, { ...home, isBuilt: true }, { ...taste, panorama: 0.5 })
}
