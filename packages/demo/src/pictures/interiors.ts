import type { Madori } from '@sumai/api-client/contract/layout'
import type { Random } from '../random.ts'
import type { Looks } from './exteriors.ts'
import { movie, panorama, type Shot } from './pictures.ts'
import { DINING, LIVING, type Part, type Scene, STUDIO, TATAMI, TATAMI_AROUND } from './scenes.ts'
import { VIEWS, type View } from './views.ts'

/** What the pictures must agree with. */
export type Inside = {
  madoriHeyasu: number | null
  isLdk: boolean
  madoriShosai: Madori['madori_shosai']
  /** Facility codes. */
  setsubijoken: readonly number[]
  /** Years since it was built or made new. */
  age: number
  /** Storey; null for a house. */
  kai: number | null
  isHouse: boolean
  /** The pictures of a home that is not finished show another one. */
  isBuilt: boolean
  /** Somebody lives there: what is seen was taken before, without furniture. */
  isLet?: boolean
}

export type Interior = { shots: Shot[]; panoramaUrls: string[]; movieUrl: string | null }

/** By which main room a home is told from those of its place, and how often there is a panorama. */
type Taste = { looks?: Looks; place?: string; panorama: number }

const FURNISHED = 306
const CORNER_ROOM = 308
const RENOVATED = 808
/** How many years old a home looks that was made new. */
export const RENEWED = 3
/** From here a balcony looks over the roofs. */
const HIGH = 4

const anyLook: Looks = (random, _place, fitting) => random.pick(fitting)

/** What a photographer brings home from a flat or house: one set of rooms, and only what it has. */
export function interiorOf(
  random: Random,
  home: Inside,
  { looks = anyLook, place = '', panorama: share }: Taste,
): Interior {
  const lead = looks(random, place, leadsOf(home))
  const tatami = tatamiOf(random, home, lead)
  const wantsAround = random.chance(share)
  const wantsMovie = random.chance(0.12)
  const { around: room } = lead.scene
  const around = tatami === TATAMI_AROUND && !room ? 'washitsu' : room
  return {
    shots: shotsOf(home, lead, tatami),
    panoramaUrls: around && wantsAround && home.isBuilt ? [panorama(around)] : [],
    movieUrl: around && wantsMovie && home.isBuilt ? movie(around) : null,
  }
}

/** What a building shows of one of its homes, at most one of each. */
export const SAMPLES: readonly Shot['type'][] = [
  'living',
  'room',
  'kitchen',
  'bath',
  'balcony',
  'madori',
]

/** Pictures of one home of a building, said to be an example: リビング（家具は配置例・一例）. */
export function samplesOf(shots: readonly Shot[]): Shot[] {
  return SAMPLES.flatMap((type) => {
    const shot = shots.find((one) => one.type === type)
    if (!shot) return []
    return [{ ...shot, caption: asExample(shot.caption ?? '') }]
  })
}

const asExample = (caption: string): string =>
  caption.endsWith('）') ? caption.replace(/）$/, '・一例）') : `${caption}（一例）`

/** The picture of the main room, and those that may be of the same home. */
type Lead = { url: string; scene: Scene }
type State = NonNullable<View['state']>

/** What leads is seldom an empty room: of the larger homes those alone where somebody lives. */
function statesOf({ isLet, isLdk, setsubijoken }: Inside): State[] {
  if (isLet) return ['bare']
  return isLdk || setsubijoken.includes(FURNISHED) ? ['furnished'] : ['furnished', 'bare']
}

function leadsOf(home: Inside): Lead[] {
  const isSingle = (home.madoriHeyasu ?? 1) === 1
  const scenes = home.isLdk ? LIVING : isSingle ? STUDIO : DINING
  const isTatami = !home.isLdk && roomsNamed(home, '和室') > 0
  return statesOf(home)
    .map((state) => isOf(home, state))
    .flatMap((isFitting) =>
      scenes
        .filter(({ main }) => main.some(isFitting))
        .flatMap((scene) =>
          [...scene.main, ...(isTatami ? TATAMI : [])]
            .filter(isFitting)
            .map((url) => ({ url, scene })),
        ),
    )
}

/** Whether a picture shows nothing that a home in that state has not. */
const isOf =
  ({ age, setsubijoken, isHouse, kai }: Inside, state: State) =>
  (url: string): boolean => {
    const view = viewOf(url)
    const has = (code: number) => setsubijoken.includes(code)
    const years = has(RENOVATED) ? RENEWED : age
    const [from, to] = view.ages
    return (
      from <= years &&
      years <= to &&
      (view.state ?? state) === state &&
      (view.has ?? []).every(has) &&
      !(view.lacks ?? []).some(has) &&
      (!view.isAtOuterWall || isHouse || has(CORNER_ROOM)) &&
      (view.isHigh === undefined || (!isHouse && view.isHigh === (kai ?? 0) >= HIGH))
    )
  }

function viewOf(url: string): View {
  const view = VIEWS.get(url)
  if (!view) throw new Error(`Nobody said what is seen in ${url}`)
  return view
}

/** Of the 和室 there are only furnished pictures. */
function tatamiOf(random: Random, home: Inside, { url }: Lead): string | null {
  if (TATAMI.includes(url)) return url
  const isSeen = roomsNamed(home, '和室') > 0 && viewOf(url).state === 'furnished'
  return isSeen ? random.pick(TATAMI) : null
}

const PARTS: readonly (readonly [Part, Shot['type'], string])[] = [
  ['bath', 'bath', '浴室'],
  ['senmen', 'senmen', '洗面所'],
  ['toilet', 'toilet', 'トイレ'],
  ['genkan', 'genkan', '玄関'],
  ['closet', 'shuno', '収納'],
  ['walkIn', 'shuno', 'ウォークインクローゼット'],
  ['rouka', 'equip', '廊下'],
  ['balcony', 'balcony', 'バルコニー'],
]

function shotsOf(home: Inside, { url: lead, scene }: Lead, tatami: string | null): Shot[] {
  const { state = 'furnished' } = viewOf(lead)
  const seen = (urls: readonly string[] = []) => urls.filter(isOf(home, state))
  const shots: Shot[] = []
  const add = (type: Shot['type'], url: string | undefined | null, name: string) => {
    const said = home.isLet ? `${name}（入居前）` : name
    if (url) shots.push({ type, url, caption: home.isBuilt ? said : `同じ仕様の家の${name}` })
  }
  const addRoom = (type: Shot['type'], url: string | undefined, name: string) => {
    const isExample =
      state === 'furnished' && home.isBuilt && !home.setsubijoken.includes(FURNISHED)
    const said = (url && viewOf(url).name) ?? name
    add(type, url, isExample ? `${said}（家具は配置例）` : said)
  }

  const [other] = seen(scene.main).filter((url) => url !== lead)
  if (home.isLdk) {
    addRoom('living', lead, 'リビング')
    addRoom('living', other, 'リビング')
  } else if (lead === tatami) {
    add('room', lead, '和室')
  } else {
    addRoom('room', lead, '洋室')
  }
  add('kitchen', seen(scene.kitchen)[0], 'キッチン')
  const isRoom = !home.isLdk && lead !== tatami
  const bedrooms = seen(scene.bedrooms).filter((url) => url !== lead)
  for (const url of bedrooms.slice(0, roomsNamed(home, '洋室') - (isRoom ? 1 : 0))) {
    addRoom('room', url, '洋室')
  }
  if (lead !== tatami) add('room', tatami, '和室')
  for (const [part, type, name] of PARTS) {
    if (part !== 'rouka' || hasCorridor(home)) add(type, seen(scene[part])[0], name)
  }
  return shots
}

/** As plans have it: between the doors of several rooms, where none is off the kitchen. */
const hasCorridor = ({ isLdk, isHouse, madoriHeyasu }: Inside) =>
  isHouse || (isLdk && (madoriHeyasu ?? 0) > 1)

const roomsNamed = ({ madoriShosai }: Inside, name: string) =>
  madoriShosai?.filter((room) => room.name === name).length ?? 0
