import type { Subject } from './subjects.ts'

/** What stands out in the picture of a town. */
export type Landmark =
  | 'balloons'
  | 'bamboo'
  | 'boat'
  | 'cableBridge'
  | 'campus'
  | 'castle'
  | 'crane'
  | 'dome'
  | 'ferry'
  | 'headframe'
  | 'liftBridge'
  | 'mound'
  | 'orchard'
  | 'plane'
  | 'rampart'
  | 'rocks'
  | 'shrine'
  | 'spring'
  | 'stadium'
  | 'storehouses'
  | 'sunflowers'
  | 'tea'
  | 'tower'
  | 'watchtower'
  | 'waterfall'
  | 'waterwheel'
  | 'wheel'

export type Scene = {
  /** How much of the row is high buildings, 0 to 1. */
  skyline: number
  /** 0 for a plain, 2 for mountains. */
  hills: 0 | 1 | 2
  water: 'sea' | 'river' | 'fields'
  rails: 'none' | 'train' | 'bulletTrain'
  landmark?: Landmark
  /** What a page without a town is about, before a land that is no town's. */
  subject?: Subject
}

type Row = readonly [hills: Scene['hills'], water: Scene['water'], landmark?: Landmark]

/**
 * What maps do not say, by municipality: how the land rises, what lies in front, what it is known
 * for.
 */
const LAND: Readonly<Record<string, Row>> = {
  '40131': [1, 'sea', 'cableBridge'],
  '40132': [0, 'river', 'plane'],
  '40133': [1, 'river', 'castle'],
  '40134': [1, 'river'],
  '40135': [1, 'sea', 'ferry'],
  '40136': [1, 'fields', 'campus'],
  '40137': [2, 'sea', 'tower'],
  '40202': [1, 'sea', 'headframe'],
  '40203': [1, 'river', 'castle'],
  '40207': [0, 'river', 'boat'],
  '40210': [2, 'fields', 'tea'],
  '40211': [0, 'river'],
  '40212': [0, 'river', 'liftBridge'],
  '40216': [1, 'fields', 'bamboo'],
  '40217': [2, 'river', 'spring'],
  '40218': [1, 'fields', 'mound'],
  '40219': [2, 'fields', 'rampart'],
  '40221': [2, 'fields', 'shrine'],
  '40225': [2, 'fields', 'storehouses'],
  '40228': [2, 'river', 'waterwheel'],
  '40229': [2, 'fields', 'orchard'],
  '40230': [2, 'sea', 'rocks'],
  '40231': [2, 'river'],
  '40349': [1, 'fields', 'dome'],
  '40522': [0, 'river', 'boat'],
  '40544': [2, 'fields', 'orchard'],
  '41201': [1, 'river', 'balloons'],
  '41203': [1, 'fields', 'stadium'],
  '41208': [2, 'river', 'waterfall'],
  '41210': [2, 'fields', 'watchtower'],
  '41327': [2, 'fields', 'watchtower'],
  '41341': [2, 'river', 'rampart'],
  '41346': [2, 'river', 'sunflowers'],
  '43204': [0, 'sea', 'wheel'],
  '43206': [1, 'river', 'spring'],
  '43368': [0, 'sea', 'crane'],
}

/** Towns that are known for their railway, or for nothing else. */
const RAILS: Readonly<Record<string, Scene['rails']>> = {
  '40132': 'bulletTrain',
  '40134': 'train',
  '40211': 'bulletTrain',
  '40231': 'bulletTrain',
  '41203': 'train',
}

type Known = {
  /** Shops and offices on the map, a km². */
  density: number
}

/** Where as many shops stand that the row is all high buildings. */
const ALL_HIGH = 12

/** The scene of a municipality; `undefined` outside the 36. */
export function sceneOf(cityCode: string, { density }: Known): Scene | undefined {
  const row = Object.hasOwn(LAND, cityCode) && LAND[cityCode]
  if (!row) return undefined
  const [hills, water, landmark] = row
  const rails = RAILS[cityCode] ?? 'none'
  return { skyline: Math.min(1, density / ALL_HIGH), hills, water, rails, landmark }
}
