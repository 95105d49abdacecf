import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { barChart } from './bar-chart.ts'
import { judged } from './bars.ts'
import { markdownTable } from './figures.ts'
import type { PagesFigures } from './pages.ts'
import { STEADY, spreadOf } from './quiet.ts'

const DOCS = path.join(import.meta.dirname, '../docs')

/**
 * Prints the figures and keeps those of a quiet hour: tables, a chart and the numbers behind them.
 */
export async function pagesReport(figures: PagesFigures): Promise<void> {
  const tables = [pagesTable(figures), serverTable(figures), markdownTable(judged(figures))]
  for (const table of tables) console.log(`\n${table}`)
  console.log(`\n${quietness(figures)}`)
  if (spreadOf(figures.loops) > STEADY) {
    console.log('Somebody else used the machine: docs/performance.md stays as it is.')
    return
  }
  await writeFile(path.join(DOCS, 'performance.json'), `${JSON.stringify(figures, null, 2)}\n`)
  await writeFile(path.join(DOCS, 'performance.svg'), chart(figures))
  await writeFile(path.join(DOCS, 'performance.md'), document(figures, tables))
}

const fixed = (digits: number) => (value: number | null) =>
  value === null ? '–' : value.toFixed(digits)
const [whole, one, two] = [fixed(0), fixed(1), fixed(2)]

const over = (value: number | null, limit: number) => two(value === null ? null : value / limit)

const quietness = ({ loops, cpu }: PagesFigures) =>
  `A plain loop took ${Math.min(...loops).toFixed(0)} to ${Math.max(...loops).toFixed(0)} ms while this was measured, bare React ${cpu.bareReact.toFixed(1)} ms of CPU for the page of results.`

function pagesTable({ types, stillScores }: PagesFigures): string {
  const rows = Object.entries(types).map(([name, { bytes, visit, still, scores, calls }]) => [
    name,
    `${whole(scores.performance)} (${whole(scores.lowest)})`,
    whole(scores.tbt),
    scores.failed.filter((audit) => audit !== 'meta-viewport').join() || 'none',
    over(visit.fcp, still.fcp),
    over(visit.lcp, still.lcp),
    over(visit.usable.favourite, still.fcp),
    over(visit.usable.filter, still.fcp),
    over(visit.usable.form, still.fcp),
    whole(visit.inp),
    bytes.cls.toFixed(3),
    one(bytes.jsKb),
    `${bytes.requests}`,
    whole(bytes.totalKb),
    one(bytes.cssKb),
    one(bytes.htmlKb),
    `${calls}`,
  ])
  const head = [
    'page',
    'Lighthouse (least)',
    'TBT ms',
    'other audits failed',
    'FCP ×',
    'LCP ×',
    'favourite ×',
    'filter ×',
    'form ×',
    'INP ms',
    'CLS',
    'JS KB',
    'requests',
    'total KB',
    'CSS KB',
    'HTML KB',
    'API calls',
  ]
  const still = [
    'results, static',
    `${whole(stillScores.performance)} (${whole(stillScores.lowest)})`,
    whole(stillScores.tbt),
  ]
  return markdownTable([head, ...rows, still])
}

function serverTable(figures: PagesFigures): string {
  const { cpu, rate, firstByte, memory, build, edit, jsWithoutFederation } = figures
  return markdownTable([
    ['the page of results', 'rendered', 'cached', 'bare React', 'a constant answer'],
    ['CPU ms a page', two(cpu.rendered), two(cpu.cached), two(cpu.bareReact), two(cpu.constant)],
    [
      'pages a second',
      whole(rate.rendered),
      whole(rate.cached),
      whole(rate.bareReact),
      whole(rate.constant),
    ],
    [
      'first byte, ms (95 of 100)',
      `${one(firstByte.rendered.p50)} (${one(firstByte.rendered.p95)})`,
      `${one(firstByte.cached.p50)} (${one(firstByte.cached.p95)})`,
    ],
    ['JavaScript KB without federation', one(jsWithoutFederation)],
    ['memory of the shell MB, idle; loaded', `${whole(memory.idle)}; ${whole(memory.loaded)}`],
    ['build of all apps s', one(build)],
    ['edit to screen ms; to the server’s HTML', `${whole(edit.screen)}; ${whole(edit.server)}`],
  ])
}

function chart({ types, cpu, rate }: PagesFigures): string {
  const { results } = types
  if (!results) throw new Error('The page of results was not measured')
  const { visit, still } = results
  return barChart('The page of results, as times of a limit (shorter is better)', [
    { label: 'First paint ÷ static page', value: visit.fcp / still.fcp },
    { label: 'Largest paint ÷ static page', value: visit.lcp / still.lcp },
    {
      label: 'Favourite works ÷ static page',
      value: (visit.usable.favourite ?? 0) / still.fcp,
    },
    { label: 'Filter works ÷ static page', value: (visit.usable.filter ?? 0) / still.fcp },
    { label: 'CPU, rendered ÷ bare React', value: cpu.rendered / cpu.bareReact },
    { label: 'Time, cached ÷ constant answer', value: rate.constant / rate.cached },
  ])
}

function document(figures: PagesFigures, tables: string[]) {
  const { at, cores, load, versions, runs } = figures
  return `# Performance

Written by \`npm run bench\` on ${at.slice(0, 10)}: Node ${versions.node}, React ${versions.react}, Chromium ${versions.chromium}, Lighthouse ${versions.lighthouse}, ${cores} cores, load average ${load.toFixed(1)}, medians of ${runs}. Times are only good as ratios, which are taken in one run: FCP, LCP and the time until a control works, on a phone four times slower than the machine with slow 4G, as times of the same page without scripts (whose controls are there with its first paint). A control works from the press on that is taken and not lost again when React takes the page over, but not before it is painted. ${quietness(figures)} A page whose LCP varied by more than ${STEADY * 100} % was measured again. KB are 1,000 bytes, JavaScript and HTML in brotli; JavaScript, requests and KB in total count until the page is hydrated.

![The page of results beside its limits](performance.svg)

${tables.join('\n\n')}

The numbers behind it: [performance.json](performance.json). Why some are not reached: [decision 0014](decisions/0014-bars-of-speed-that-are-missed.md). What a change may not spoil is kept by \`e2e/journeys/budgets.spec.ts\`.
`
}
