import { describe, expect, test } from '@jest/globals'
import { readPlanPath } from '@sumai/madori/plan-code'
import { baibaiListings } from '../baibai/baibai.ts'
import { chintaiListings } from '../chintai/chintai.ts'

const TODAY = '2026-11-21'
const [BALCONY, COUNTER_KITCHEN, WALK_IN_CLOSET] = [307, 202, 401]

/** The whole stock in `npm run test:full`. */
const SHARE = process.env.TEST_FULL ? 1 : 0.15

const rooms = [...chintaiListings(4000 * SHARE, TODAY)].flatMap((building) => building.rooms)
const homes = [...rooms, ...baibaiListings(1500 * SHARE, TODAY)]
  .filter(({ madoriHeyasu }) => madoriHeyasu)
  .flatMap((home) => {
    const url = home.photos.find(({ type }) => type === 'madori')?.url
    const program = url && readPlanPath(url.replace('/media/madori/', ''))?.program
    return program ? [{ ...home, program }] : []
  })

type Home = (typeof homes)[number]

describe('the plan of a home shows what its facilities promise, and nothing else', () => {
  test.each<[string, number, (program: Home['program']) => boolean]>([
    ['ウォークインクローゼット', WALK_IN_CLOSET, ({ isWalkIn }) => isWalkIn],
    ['カウンターキッチン', COUNTER_KITCHEN, ({ isCounter }) => isCounter],
    ['バルコニー', BALCONY, ({ balconyMen }) => balconyMen !== null],
  ])('%s', (label, code, isDrawn) => {
    const promised = homes.filter(({ setsubijoken }) => setsubijoken?.includes(code))
    expect(promised.length).toBeGreaterThan(300 * SHARE)
    const wrong = homes.filter((home) => promised.includes(home) !== isDrawn(home.program))
    expect(wrong.map(({ bukkenNo }) => bukkenNo)).toEqual([])
    const said = homes.filter(({ catchCopy, comment }) => `${catchCopy}${comment}`.includes(label))
    expect(said.filter((home) => !promised.includes(home))).toEqual([])
  })
})
