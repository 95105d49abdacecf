import type { FooterData } from './footer-data.ts'

/** The lists of a footer that stands in the page: a page carries them once, as its links. */
export function readFooterData(footer: Element): FooterData {
  const groups = (list: keyof FooterData) =>
    [...footer.querySelectorAll(`[data-list=${list}] > div`)].map((row) => ({
      name: row.querySelector('h3')?.textContent ?? '',
      items: [...row.querySelectorAll('a')].map(toItem),
    }))
  return {
    cities: groups('cities'),
    lines: groups('lines'),
    schools: groups('schools').flatMap(({ items }) => items),
    shops: groups('shops'),
  }
}

function toItem(link: HTMLAnchorElement) {
  const href = link.getAttribute('href') ?? ''
  return { name: link.textContent ?? '', slug: href.slice(href.lastIndexOf('/') + 1) }
}
