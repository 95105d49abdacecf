const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML forbids: control characters, unpaired surrogates (XML 1.0, 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** An element with attributes; children are elements, or one text that is escaped. */
export function element(
  name: string,
  children: string | readonly string[],
  attributes: Record<string, string> = {},
): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof children === 'string' ? escaped(children) : children.join('\n')
  return `<${name}${words.join('')}>${inside}</${name}>`
}

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
