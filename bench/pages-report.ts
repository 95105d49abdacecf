import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { barChart } from './bar-chart.ts'
import type { PagesFigures, PageTypeFigures } from './pages.ts'
import { markdownTable } from './table.ts'

const DOCS = path.join(import.meta.dirname, '../docs')

/** What must be kept, and what the figures of a run are compared with. */
const BARS = {
  /** KB of JavaScript, brotli, until a page of results is hydrated. */
  js: 110,
  cls: 0,
}

/** Prints the figures and keeps them: a table, a chart and the numbers behind both. */
export async function pagesReport(figures: PagesFigures): Promise<void> {
  const tables = [pagesTable(figures), serverTable(figures)]
  for (const table of tables) console.log(`\n${table}`)
  await writeFile(path.join(DOCS, 'performance.json'), `${JSON.stringify(figures, null, 2)}\n`)
  await writeFile(path.join(DOCS, 'performance.svg'), chart(figures))
  await writeFile(path.join(DOCS, 'performance.md'), document(figures, tables))
  const { bytes } = typeOf(figures, 'results')
  if (bytes.jsKb > BARS.js || bytes.cls > BARS.cls) process.exitCode = 1
}

function typeOf({ types }: PagesFigures, name: string): PageTypeFigures {
  const figures = types[name]
  if (!figures) throw new Error(`${name} was not measured`)
  return figures
}

const one = (value: number | null) => (value === null ? '–' : value.toFixed(1))
const two = (value: number | null) => (value === null ? '–' : value.toFixed(2))
const whole = (value: number | null) => (value === null ? '–' : value.toFixed(0))

function pagesTable({ types, still }: PagesFigures): string {
  const rows = Object.entries(types).map(([name, { bytes, visit, scores }]) => [
    name,
    `${whole(scores.performance)} (${whole(scores.lowest)})`,
    `${scores.accessibility} / ${scores['best-practices']} / ${scores.seo}`,
    whole(scores.tbt),
    two(visit.fcp / still.visit.fcp),
    two(visit.lcp / still.visit.lcp),
    two(visit.usable === null ? null : visit.usable / still.visit.fcp),
    whole(visit.inp),
    bytes.cls.toFixed(3),
    one(bytes.jsKb),
    `${bytes.requests}`,
    one(bytes.cssKb),
    one(bytes.htmlKb),
  ])
  const last = ['static page', whole(still.scores.performance), '', whole(still.scores.tbt)]
  return markdownTable([
    [
      'page',
      'Lighthouse (least)',
      'a11y / practices / SEO',
      'TBT ms',
      'FCP ×',
      'LCP ×',
      'favourite ×',
      'INP ms',
      'CLS',
      'JS KB',
      'requests',
      'CSS KB',
      'HTML KB',
    ],
    ...rows,
    [...last, '1', '1', '1', ...Array.from({ length: 6 }, () => '')],
  ])
}

function serverTable({ cpu, memory, build }: PagesFigures): string {
  return markdownTable([
    ['', 'ours', 'beside', '×'],
    rowOf('CPU ms a page of results, rendered', cpu.rendered, cpu.bareReact, 'bare React'),
    rowOf('CPU ms a page of results, cached', cpu.cached, cpu.bareReact, 'bare React'),
    rowOf('CPU ms a cached page', cpu.cached, cpu.constant, 'a constant answer'),
    ['memory of the shell, MB, idle', whole(memory.idle), '', ''],
    ['memory of the shell, MB, after 2,000 pages', whole(memory.loaded), '', ''],
    ['build of all apps, s', one(build), '', ''],
  ])
}

const rowOf = (what: string, ours: number, other: number, name: string) => [
  what,
  ours.toFixed(3),
  `${other.toFixed(3)} ${name}`,
  (ours / other).toFixed(3),
]

function chart(figures: PagesFigures): string {
  const { still, cpu } = figures
  const { visit } = typeOf(figures, 'results')
  return barChart('The page of results, as times of a limit (shorter is better)', [
    { label: 'First paint ÷ static page', value: visit.fcp / still.visit.fcp },
    { label: 'Largest paint ÷ static page', value: visit.lcp / still.visit.lcp },
    { label: 'Favourite works ÷ static page', value: (visit.usable ?? 0) / still.visit.fcp },
    { label: 'CPU, rendered ÷ bare React', value: cpu.rendered / cpu.bareReact },
    { label: 'CPU, cached ÷ constant answer', value: cpu.cached / cpu.constant },
  ])
}

const document = ({ at, cores, load, node, runs }: PagesFigures, tables: string[]) => `# Performance

Written by \`npm run bench\` on ${at.slice(0, 10)}: Node ${node}, ${cores} cores, load average ${load.toFixed(1)}, medians of ${runs}. Times are only good as ratios, which are taken in one run: FCP, LCP and the time until a favourite works, on a phone four times slower than the machine with slow 4G, as times of a static page with the same content (whose buttons are there with its first paint). KB are 1,000 bytes, JavaScript and HTML in brotli; JavaScript and requests count until the page is hydrated.

![The page of results beside its limits](performance.svg)

${tables.join('\n\n')}

The numbers behind it: [performance.json](performance.json). What a change may not spoil is kept by \`e2e/journeys/budgets.spec.ts\`.
`
