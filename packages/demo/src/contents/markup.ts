/**
 * The little markup in which the articles are written: `## ` heading, `- ` list item, everything
 * else a paragraph for each line. Text is escaped, so the HTML holds no other elements.
 */
export function toHtml(text: string): string {
  const html: string[] = []
  let items: string[] = []
  const closeList = () => {
    if (items.length > 0) html.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('- ')) {
      items.push(`<li>${escapeHtml(line.slice(2))}</li>`)
      continue
    }
    closeList()
    if (line.startsWith('## ')) html.push(`<h2>${escapeHtml(line.slice(3))}</h2>`)
    else if (line !== '') html.push(`<p>${escapeHtml(line)}</p>`)
  }
  closeList()
  return html.join('\n')
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The first sentences as a summary of at most `max` characters. */
export function summaryOf(text: string, max = 110): string {
  const plain = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('## ') && !line.startsWith('- '))
    .join('')
  const sentences = plain.match(/[^。]*。/g) ?? [plain]
  let summary = ''
  for (const sentence of sentences) {
    if (summary !== '' && summary.length + sentence.length > max) break
    summary += sentence
  }
  return summary.slice(0, max)
}
