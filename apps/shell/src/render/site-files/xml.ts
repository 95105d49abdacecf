const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML does not allow in any form: control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

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
