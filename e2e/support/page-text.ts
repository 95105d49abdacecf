import type { Page } from '@playwright/test'

/** No text of the page's own: ways to other pages, code, drawings. */
const NOT_TEXT = 'nav, script, style, template, svg, [hidden]'

/** Parts that stand on several pages on purpose: a selector, and why. */
const SHARED: readonly (readonly [selector: string, why: string])[] = [
  ['form', 'the labels and hints of a form are the same wherever it stands'],
  ['ul[aria-label$="の前提"]', 'what a simulator assumes'],
  ['aside', 'the shop and the related pages beside a text'],
  ['li:has(a[href^="/"])', 'an entry of a list tells of the page that it leads to'],
  ['article:has(:is(h2, h3) a)', 'so does a card'],
]

/** Sections and tables that stand on several pages on purpose: their names, and why. */
const SHARED_SECTIONS: readonly (readonly [names: RegExp, why: string])[] = [
  [
    /^((月々の支払い|収支)の目安|レントロール|近くの地価公示)/,
    'the advertising code asks for the assumptions and the source beside a figure',
  ],
  [/^ご案内する店舗$|のご案内$/, 'facts of a shop, wherever it is named'],
  [/^(担当者|店舗)からひとこと$/, 'what is true of several homes is said of each alike'],
  [
    /^(駅・バス停|買い物|学校・保育|医療|公園|郵便・銀行|災害リスク)$/,
    'what is around a home is around its building too',
  ],
  [
    /^(間取りごとの賃料|町ごとの様子|暮らしの施設|都心までの時間)$/,
    'facts of a town, for its own guide and for those of its stations',
  ],
  [/の(賃料の目安（全種別）|価格相場)$/, 'prices of a town stand below every search in it'],
  [/^お客様の声$/, 'quoted from the page of voices'],
]

const BLOCKS = 'p, li, dd, td, h1, h2, h3, h4, figcaption, blockquote'
const SENTENCE = 30

/** What a page's HTML says: its main part's characters and sentences, and where it leads. */
export function readPage(page: Page, html: string) {
  return page.evaluate(
    ({ html, notText, shared, sharedSections, blocks, sentence }) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const links = [...document.querySelectorAll('a[href]')].map(
        (link) => link.getAttribute('href')?.replace(/#.*/, '') ?? '',
      )
      const main = document.querySelector('main') ?? document.body
      for (const part of document.querySelectorAll('script, style')) part.remove()
      // Nobody sees what keeps words in one line.
      const seen = (text: string | null) => (text ?? '').replace(/[\u200b\u2060]/g, '')
      const said = seen(document.body.textContent)
      for (const part of main.querySelectorAll(notText)) part.remove()
      const plain = (element: Element) => seen(element.textContent).replace(/\s/g, '')
      const isSharedSection = (block: Element) => {
        const section = block.closest('section')
        const heading = section?.querySelector('h2, h3')?.textContent
        const labels = [section, block.closest('table')].map((it) => it?.getAttribute('aria-label'))
        return [heading, ...labels].some((name) => name && new RegExp(sharedSections).test(name))
      }
      const own = [...main.querySelectorAll(blocks)].filter(
        (block) =>
          !block.querySelector(blocks) && !block.closest(shared) && !isSharedSection(block),
      )
      const sentences = own
        .flatMap((block) => plain(block).split(/(?<=。)/))
        .filter((text) => text.length >= sentence)
      return {
        links,
        said,
        characters: plain(main).length,
        isTool: main.querySelector('form :is(input:not([type=hidden]), select, textarea)') !== null,
        sentences: [...new Set(sentences)],
      }
    },
    {
      html,
      notText: NOT_TEXT,
      shared: SHARED.map(([selector]) => selector).join(', '),
      sharedSections: SHARED_SECTIONS.map(([names]) => names.source).join('|'),
      blocks: BLOCKS,
      sentence: SENTENCE,
    },
  )
}
