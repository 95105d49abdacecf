import { describe, expect, test } from '@jest/globals'
import { BRAND } from '@sumai/domain/brand'
import { isOpenOn } from '@sumai/domain/opening-hours'
import { inTokyo } from '@sumai/format/dates'
import { STAFFS } from '../people/staffs.ts'
import { SHOPS } from '../places/shops.ts'
import { contentRows } from './contents.ts'
import { summaryOf, toHtml } from './markup.ts'

const TODAY = '2026-11-21'
const { contents, sessions } = contentRows(TODAY)
const ofType = (type: string) => contents.filter(({ contentType }) => contentType === type)

describe('the demo articles', () => {
  test('are about 300 and of every kind', () => {
    expect(contents.length).toBeGreaterThan(280)
    expect(contents.length).toBeLessThan(330)
    const counts = Object.fromEntries(
      [...new Set(contents.map(({ contentType }) => contentType))].map((type) => [
        type,
        ofType(type).length,
      ]),
    )
    expect(Object.keys(counts).sort()).toEqual([
      'ekimaesan_baibai',
      'ekimaesan_chintai',
      'info',
      'news_baibai',
      'news_chintai',
      'seminar',
      'voice',
    ])
    for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(12)
  })

  test('are written politely, without the name of the agency and without loose ends', () => {
    for (const { title, body, summary } of contents) {
      expect(`${title}${summary}${body}`).not.toMatch(/！|undefined|NaN|\{|\}|lorem|準備中/)
      expect(body).not.toContain(BRAND.name)
      expect(body).toMatch(/(です|ます|ました|ません|でした|ください|しょう)。/)
      expect(title.length).toBeLessThanOrEqual(100)
      expect(summary.length).toBeGreaterThan(10)
      expect(summary.length).toBeLessThanOrEqual(120)
    }
  })

  test('hold only paragraphs, headings, lists and tables', () => {
    for (const { body } of contents) {
      const tags = new Set([...body.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag))
      for (const tag of tags)
        expect(['p', 'h2', 'ul', 'li', 'table', 'tbody', 'tr', 'th', 'td']).toContain(tag)
    }
  })

  test('name related articles that exist, never themselves', () => {
    const ids = new Set(contents.map(({ contentId }) => contentId))
    for (const { contentId, relatedIds } of contents) {
      expect(relatedIds).not.toContain(contentId)
      for (const related of relatedIds) expect(ids.has(related)).toBe(true)
    }
  })

  test('never tell the same story in the same words', () => {
    const told = contents.map(({ contentType, body }) => `${contentType} ${body}`)
    expect(new Set(told).size).toBe(told.length)
  })

  test('answer every question in short first', () => {
    const answers = [...ofType('ekimaesan_chintai'), ...ofType('ekimaesan_baibai')]
    expect(answers.length).toBeGreaterThanOrEqual(84)
    for (const { answerShort, body } of answers) {
      const words = body.replace(/<[^>]+>|\s/g, '')
      expect(words.length).toBeGreaterThanOrEqual(360)
      expect(words.length).toBeLessThanOrEqual(900)
      expect(body).toContain('<table>')
      expect(answerShort?.length ?? 0).toBeGreaterThan(10)
      expect(answerShort?.length ?? 999).toBeLessThanOrEqual(200)
    }
  })
})

test('seminars have dates to come and dates held, and one is fully booked', () => {
  const now = new Date(`${TODAY}T12:00:00+09:00`)
  expect(sessions.some(({ startAt }) => startAt > now)).toBe(true)
  expect(sessions.some(({ startAt }) => startAt < now)).toBe(true)
  expect(sessions.some(({ appliedCount, capacity }) => appliedCount === capacity)).toBe(true)
  for (const { appliedCount, capacity } of sessions) {
    expect(appliedCount).toBeLessThanOrEqual(capacity)
  }
})

test.each([TODAY, '2026-12-02', '2026-12-09', '2027-07-20'])(
  'no seminar made on %s is on the closing day or in the holidays of the shops',
  (today) => {
    const [shop] = SHOPS
    const closed = contentRows(today).sessions.filter(({ startAt }) => {
      const day = inTokyo(startAt)
      const isHoliday = shop && !isOpenOn({ ...shop, teikyuWeek: [] }, day.format('YYYY-MM-DD'))
      return day.day() === 3 || isHoliday
    })
    expect(closed).toEqual([])
  },
)

test.each([TODAY, '2027-02-01', '2027-07-20'])(
  'no two articles share a sentence of 30 characters on %s',
  (today) => {
    const sentences = contentRows(today).contents.flatMap(({ body }) => [
      ...new Set(body.replace(/<[^>]+>/g, '\n').split(/[。\n]/)),
    ])
    const long = sentences.filter(({ length }) => length >= 30)
    expect(long.filter((sentence, at) => long.indexOf(sentence) !== at)).toEqual([])
  },
)

test('markup becomes escaped paragraphs, headings and lists', () => {
  expect(toHtml('はじめに<b>。\n## 見出し\n- 一つ\n- 二つ\n| 家賃 | 5万円\nおわり。')).toBe(
    '<p>はじめに&lt;b&gt;。</p>\n<h2>見出し</h2>\n<ul><li>一つ</li><li>二つ</li></ul>\n<table><tbody><tr><th scope="row">家賃</th><td>5万円</td></tr></tbody></table>\n<p>おわり。</p>',
  )
  expect(summaryOf('一文目。二文目。\n## 見出し\n三文目。', 9)).toBe('一文目。二文目。')
})

test('a guide to a station is about that station: its minutes, its places, its shop', () => {
  const guides = ofType('info').filter(({ title }) => title.endsWith('駅のまわりで暮らす'))
  expect(guides).toHaveLength(24)
  const facts = guides.map(({ body }) => /天神(まで約\d+分|の駅)、?.+?。/.exec(body)?.[0] ?? '')
  expect(facts.filter((fact) => fact === '')).toEqual([])
  for (const { title, body } of guides) {
    const name = title.replace('のまわりで暮らす', '')
    expect(body).toContain(`<p>${name}は、`)
    // Towns and shops are called after stations: 博多駅前.
    const named = body.match(new RegExp(`(?<!西鉄)${name}(?![前東南])`, 'g'))
    expect(named?.length).toBeLessThanOrEqual(8)
    expect(body).toMatch(/いちばん近い店舗は.+店で、/)
  }
})

const faceOf = (syainNo: string | null | undefined) =>
  STAFFS.find((staff) => staff.syainNo === syainNo)?.photoUrl

test('every voice has an answer of its own, and a page of them has as many towns and faces', () => {
  const voices = ofType('voice').toSorted((a, b) => Number(b.publishAt) - Number(a.publishAt))
  const replies = voices.map(({ staffReply }) => staffReply)
  expect(replies.filter((reply) => !reply)).toEqual([])
  expect(new Set(replies).size).toBe(replies.length)
  const sales = voices.filter(({ customerType }) => /buy|sell/.test(customerType ?? ''))
  for (let start = 0; start + 10 <= sales.length; start += 10) {
    const page = sales.slice(start, start + 10)
    expect(new Set(page.map(({ cityCode }) => cityCode)).size).toBe(10)
    expect(new Set(page.map(({ syainNo }) => faceOf(syainNo))).size).toBe(10)
  }
})
