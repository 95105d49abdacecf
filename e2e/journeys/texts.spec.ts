import type { APIRequestContext, Page } from '@playwright/test'
import { readPage } from '../support/page-text.ts'
import { addressOf, EVERY_PAGE } from '../support/pages.ts'
import type { Site } from '../support/site.ts'
import { expect, tagged, test } from '../support/test.ts'

const OWN_CHARACTERS = 900

/** One word for one thing: what no page says, and what it says instead. */
const NOT_SAID: readonly (readonly [words: RegExp, instead: string])[] = [
  [/めやす(?![いくさ])/, '目安'],
  [/ブラウザ(?!ー)/, 'ブラウザー'],
  [/街情報/, '街の情報'],
  [/空有/, '空きあり'],
  [/期日指定/, '…から入居可'],
  [/％/, '%'],
  [/市・周辺/, '市周辺'],
  [/紹介を待つ|条件でリクエスト/, '物件リクエスト'],
  [/家賃の(目安|相場|変化|変更)|成約家賃|家賃保証(?!会社)/, '賃料'],
  [/年0\d月|月0\d日|(?<!\d)0\d:\d\d/, 'a date or an hour without a zero before it'],
]

/** A room is looked at in other words than a home for sale. */
const notSaidOn = (address: string) => [
  ...NOT_SAID,
  address.startsWith('/baibai') ? ([/内見/, '見学'] as const) : ([/見学/, '内見'] as const),
]

/** What lists lead to, and their further pages. */
const FROM_LISTS =
  /^(\/baibai)?\/(news|oshiete|info|owner\/seminar|company\/shop|shop|tateuri|customer|sales)(\/(category\/)?\d+|\/list)?(\?page=\d+)?$/

/** Made of what this visitor has saved: the server knows nothing of it. */
const SAVED = /^(\/baibai)?\/(favorite|history|property)$/

test(
  'every page has a text of its own, no two share a sentence, and one thing has one word',
  tagged('full', 'any-width'),
  async ({ page, site, request }, { project }) => {
    test.skip(project.name === 'desktop', 'the HTML is the same at every width')
    test.setTimeout(900_000)
    const pages = await readAll(page, site, request)
    expect(pages.length).toBeGreaterThan(350)

    const thin = pages.filter(
      ({ isTool, isRest, characters }) => !isTool && !isRest && characters < OWN_CHARACTERS,
    )
    expect.soft(thin.map(({ address, characters }) => `${characters} ${address}`)).toEqual([])

    const wrong = pages.flatMap(({ address, said }) =>
      notSaidOn(address)
        .filter(([words]) => words.test(said))
        .map(([words, instead]) => `${words.exec(said)?.[0]} is ${instead} on ${address}`),
    )
    expect.soft(wrong).toEqual([])

    const places = Map.groupBy(
      pages.flatMap(({ address, sentences }) =>
        sentences.map((text) => ({ about: aboutWhat(address), address, text })),
      ),
      ({ text }) => text,
    )
    const repeated = [...places]
      .filter(([, on]) => new Set(on.map(({ about }) => about)).size > 1)
      .map(([text, on]) => `${text} ${on.map(({ address }) => address).slice(0, 3)}`)
    expect.soft(repeated).toEqual([])
  },
)

/** A shop that lets and sells is the same shop on either site. */
const aboutWhat = (address: string) => address.replace(/^\/(company|baibai)(?=\/shop\/)/, '')

/** Every page but those of saved homes, and what lists lead to, as the server sends them. */
async function readAll(page: Page, site: Site, request: APIRequestContext) {
  const addresses = new Set<string>()
  // A page that search engines shall know by another address is that page again.
  for (const entry of EVERY_PAGE.filter(({ canonical }) => !canonical)) {
    const address = await addressOf(entry, site, request)
    if (!SAVED.test(address)) addresses.add(address)
  }
  const read = []
  // The set grows while it is gone through.
  for (const address of addresses) {
    const answer = await request.get(site.url(address))
    expect(answer.status(), address).toBe(200)
    const { links, ...text } = await readPage(page, await answer.text())
    for (const link of links.filter((found) => FROM_LISTS.test(found))) addresses.add(link)
    read.push({ address, isRest: isLastOfSeveral(address, links), ...text })
  }
  return read
}

/** The last page of a list holds what is left, be it one entry. */
function isLastOfSeveral(address: string, links: readonly string[]): boolean {
  const number = /\?page=(\d+)$/.exec(address)?.[1]
  return number !== undefined && !links.some((link) => link.endsWith(`?page=${Number(number) + 1}`))
}
