export type Heading = { id: string; text: string }

/** The parts of an article for its table of contents, and the body in which they can be linked. */
export function withHeadings(body: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const html = body.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: inner.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&') })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html, headings }
}

/** Characters that are read in a minute. */
const A_MINUTE = 500

/** Minutes that an article takes to read, at least 1. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(html.replace(/<[^>]+>/g, '').length / A_MINUTE))
