import { interior } from './pictures.ts'

/** Pictures of main rooms that one camera took: the same room in other colours or mirrored. */
const CAMERAS: readonly (readonly string[])[] = [
  ['1k-1', '1k-2', 'light-1k-room-1', 'aged-1k-room-1'],
  ['calm-1k-room-1', 'aged-1k-room-4'],
  ['natural-1k-room-1', 'aged-1k-room-3'],
  ['1k-empty', 'light-1k-room-2', 'aged-1k-room-2', 'calm-1k-room-2'],
  ['bedroom-3', 'bedroom-6', 'aged-bedroom-2'],
  ['bedroom-1', 'bedroom-2', 'bedroom-4', 'bedroom-5', 'light-bedroom', 'aged-bedroom'],
  ['natural-bedroom', 'calm-bedroom'],
  ['aged-ldk-1', 'aged-ldk-3', 'natural-ldk-1', 'oak-ldk', 'ldk-2', 'ldk-7', 'calm-ldk-1'],
  ['ldk-4', 'ldk-9'],
  ['light-ldk-1', 'oak-ldk-2', 'ldk-6', 'ldk-12', 'reform-ldk-after', 'reform-living-after'],
  ['light-ldk-2', 'oak-ldk-3'],
  ['aged-ldk-2', 'aged-ldk-4', 'calm-ldk-2'],
  ['light-ldk-empty', 'calm-ldk-empty'],
  ['ldk-13', 'ldk-14'],
  ['ldk-16', 'natural-ldk-2'],
  ['washitsu-1', 'washitsu-2', 'washitsu-4'],
]

const FIRST_OF: ReadonlyMap<string, string> = new Map(
  CAMERAS.flatMap((names) => names.map((name) => [interior(name), names[0] ?? name])),
)

/** What a picture of a main room shares with those that only differ in colour or are mirrored. */
export const cameraOf = (url: string): string => FIRST_OF.get(url) ?? url
