/** HTML that was written here; everything else is text, and is escaped. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | Markup | readonly Markup[] | null | undefined | false

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML whose `${values}` are text, unless they were made by this function too. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(pieces.reduce((all, piece, index) => all + written(parts[index - 1]) + piece))

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
}

/** Text whose line breaks are kept. */
export function inLines(text: string): Markup {
  const [first = '', ...more] = text.split('\n')
  return more.reduce((all, line) => html`${all}<br>${line}`, html`${first}`)
}
