type Bar = { label: string; value: number }

const WIDTH = 720
const LEFT = 240
const ROW = 34
const TOP = 48

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Bars beside a line at 1, the limit, as an SVG that reads as a list for those who hear it. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ value }) => value)) * 1.15
  const x = (value: number) => LEFT + (value / most) * (WIDTH - LEFT - 24)
  const height = TOP + bars.length * ROW + 16
  const rows = bars.map(({ label, value }, index) => {
    const y = TOP + index * ROW
    return `<g role="listitem" aria-label="${escaped(label)}: ${value.toFixed(2)}">
<text x="${LEFT - 12}" y="${y + 16}" text-anchor="end">${escaped(label)}</text>
<rect x="${LEFT}" y="${y}" width="${(x(value) - LEFT).toFixed(1)}" height="22" rx="3" fill="#1e7a4b"/>
<text x="${(x(value) + 6).toFixed(1)}" y="${y + 16}">${value.toFixed(2)}</text></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="list" aria-label="${escaped(title)}" font-family="sans-serif" font-size="13" fill="#1c2b24">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="16" y="26" font-size="15" font-weight="700">${escaped(title)}</text>
${rows.join('\n')}
<line x1="${x(1)}" x2="${x(1)}" y1="${TOP - 8}" y2="${height - 12}" stroke="#b3432b" stroke-width="2" stroke-dasharray="4 3"/>
</svg>
`
}
