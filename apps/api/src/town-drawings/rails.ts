import { STREET, WIDTH } from './land.ts'
import type { Random } from './random.ts'
import type { Scene } from './scenes.ts'

const DECK = STREET - 24

/** A viaduct before the town with a train on it. */
export function rails(random: Random, kind: Scene['rails']): string {
  if (kind === 'none') return ''
  const piers = Array.from(
    { length: 16 },
    (_, at) => `<rect x="${at * 94 + 30}" y="${DECK + 8}" width="9" height="70"/>`,
  )
  return `<g fill="#8A948E">${piers.join('')}</g><rect y="${DECK}" width="${WIDTH}" height="10" fill="#76827B"/><rect y="${DECK - 5}" width="${WIDTH}" height="3" fill="#9AA59F"/>${kind === 'train' ? train(random.int(770, 800)) : bulletTrain(random.int(726, 748))}`
}

const train = (x: number) =>
  [0, 88, 176]
    .map(
      (at) =>
        `<rect x="${x + at}" y="${DECK - 29}" width="84" height="24" rx="4" fill="#F7F4EA"/><rect x="${x + at}" y="${DECK - 12}" width="84" height="5" fill="#2B7348"/><rect x="${x + at + 8}" y="${DECK - 24}" width="68" height="8" fill="url(#panes)"/>`,
    )
    .join('')

const bulletTrain = (x: number) =>
  `<path d="M${x} ${DECK - 5}c4-10 26-24 56-24h250a4 4 0 0 1 4 4v20Z" fill="#FFFFFF"/><path d="M${x + 8} ${DECK - 11}h302v3H${x + 4}Z" fill="#2A5B8C"/><rect x="${x + 62}" y="${DECK - 24}" width="240" height="7" fill="url(#panes)"/><path d="M${x + 30} ${DECK - 18}l14-7h8v7Z" fill="#5F6F73"/>`
