/**
 * The little markup in which the articles are written: `## ` heading, `- ` list item, `| label | value`
 * row of a table, everything else a paragraph for each line. Text is escaped, so the HTML holds no
 * other elements.
 */
export function toHtml(text: string): string {
  const html: string[] = []
  let group: { tag: 'ul' | 'table'; items: string[] } | null = null
  const close = () => {
    if (group) html.push(wrapped(group.tag, group.items.join('')))
    group = null
  }
  const add = (tag: 'ul' | 'table', item: string) => {
    if (group?.tag !== tag) close()
    group = { tag, items: [...(group?.items ?? []), item] }
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('- ')) add('ul', `<li>${escapeHtml(line.slice(2))}</li>`)
    else if (line.startsWith('| ')) add('table', row(line))
    else {
      close()
      if (line.startsWith('## ')) html.push(`<h2>${escapeHtml(line.slice(3))}</h2>`)
      else if (line !== '') html.push(`<p>${escapeHtml(line)}</p>`)
    }
  }
  close()
  return html.join('\n')
}

const wrapped = (tag: 'ul' | 'table', inner: string) =>
  tag === 'ul' ? `<ul>${inner}</ul>` : `<table><tbody>${inner}</tbody></table>`

function row(line: string): string {
  const [label = '', value = ''] = line.slice(2).split(' | ')
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const MARKED = ['## ', '- ', '| ']

/** The first sentences as a summary of at most `max` characters. */
export function summaryOf(text: string, max = 110): string {
  const plain = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !MARKED.some((mark) => line.startsWith(mark)))
    .join('')
  const sentences = plain.match(/[^。]*。/g) ?? [plain]
  let summary = ''
  for (const sentence of sentences) {
    if (summary !== '' && summary.length + sentence.length > max) break
    summary += sentence
  }
  return summary.slice(0, max)
}
