import { type BedKind, type MainKind, MOST_BEDS, MOST_STORES, type Program } from './program.ts'

/** Counts up when the same code is drawn otherwise: pictures are kept for ever under their address. */
const EDITION = 8

/**
 * How a plan is drawn. `-wide` lies: the storeys of a house side by side, a flat on its side. What is
 * looked at a few centimetres wide has large names alone: `card` in an upright frame, of a house its
 * ground floor, `tile` in one of 16:9.
 */
export const LOOKS = ['plain', 'furnished', 'plain-wide', 'furnished-wide', 'card', 'tile'] as const
export type Look = (typeof LOOKS)[number]

const MAIN_LETTER: Record<MainKind, string> = { ldk: 'l', dk: 'd', k: 'k' }
const BED_LETTER: Record<BedKind, string> = { yo: 'y', wa: 'w' }

/** A program as a word for addresses: house2-104_2-l16-y7-y5_5-w5-s2_5-m5-v17 */
function planCode(program: Program): string {
  const { isHouse, storeys, men, main, beds, stores, balconyMen, muki, variant } = program
  const { isToiletApart, isWalkIn, isCounter } = program
  const parts = [
    isHouse ? `house${storeys}` : 'flat',
    men,
    ...(main ? [`${MAIN_LETTER[main.kind]}${main.jo}`] : []),
    ...beds.map(({ kind, jo }) => `${BED_LETTER[kind]}${jo}`),
    ...stores.map((jo) => `s${jo}`),
    ...(isToiletApart ? ['t'] : []),
    ...(isCounter ? ['c'] : []),
    ...(isWalkIn ? ['i'] : []),
    ...(balconyMen ? [`b${balconyMen}`] : []),
    ...(muki ? [`m${muki}`] : []),
    `v${variant}`,
  ]
  // A point in the address of a picture is for its type alone.
  return parts.join('-').replaceAll('.', '_')
}

const NUMBER = String.raw`\d{1,3}(?:_\d{1,2})?`
const CODE = new RegExp(
  `^(flat|house1|house2)-(${NUMBER})(?:-([ldk])(${NUMBER}))?((?:-[yw]${NUMBER}){1,${MOST_BEDS}})((?:-s${NUMBER}){0,${MOST_STORES}})(-t)?(-c)?(-i)?(?:-b(${NUMBER}))?(?:-m([1-8]))?-v(\\d{1,2})$`,
)

/** The program of a code; null for what is none. */
function readPlanCode(code: string): Program | null {
  const match = CODE.exec(code)
  if (!match) return null
  const [, kind, men, main, mainJo, beds, stores, apart, counter, walkIn, balcony, muki, variant] =
    match
  return {
    isHouse: kind !== 'flat',
    storeys: kind === 'house2' ? 2 : 1,
    men: numberIn(men),
    main: main ? { kind: keyOf(MAIN_LETTER, main), jo: numberIn(mainJo) } : null,
    beds: words(beds).map((word) => ({
      kind: keyOf(BED_LETTER, word.charAt(0)),
      jo: numberIn(word.slice(1)),
    })),
    stores: words(stores).map((word) => numberIn(word.slice(1))),
    isToiletApart: apart !== undefined,
    isWalkIn: walkIn !== undefined,
    isCounter: counter !== undefined,
    balconyMen: balcony ? numberIn(balcony) : null,
    muki: muki ? Number(muki) : null,
    variant: Number(variant),
  }
}

/** The address of a plan as a picture. The looks are told apart by packages/format/src/pictures.ts. */
export const planUrl = (program: Program, look: Look = 'plain'): string =>
  `/media/madori/${EDITION}/${look}/${planCode(program)}.svg`

const ADDRESS = new RegExp(`^(\\d{1,4})/(${LOOKS.join('|')})/([a-z0-9_-]{1,120})\\.svg$`)

/** What an address asks for (without `/media/madori/`); null for one that no page has. */
export function readPlanPath(
  path: string,
): { program: Program; look: Look; isCurrent: boolean } | null {
  const [, edition, look, code = ''] = ADDRESS.exec(path) ?? []
  const program = readPlanCode(code)
  return program && { program, look: look as Look, isCurrent: Number(edition) === EDITION }
}

const numberIn = (text = '') => Number(text.replace('_', '.'))
const words = (list = '') => list.split('-').filter(Boolean)

function keyOf<Key extends string>(letters: Record<Key, string>, letter: string): Key {
  const found = (Object.keys(letters) as Key[]).find((key) => letters[key] === letter)
  if (!found) throw new RangeError(`No room is called ${letter}.`)
  return found
}
