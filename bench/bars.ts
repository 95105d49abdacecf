import type { PagesFigures } from './pages.ts'
import { CONTROLS } from './visit.ts'

type Bar = { name: string; measured: number; digits: number; most?: number; least?: number }

/** What the pages must keep to, the worst page of each bar: a table of what was reached. */
export function judged(figures: PagesFigures): string[][] {
  return [
    ['must be reached (the worst page)', 'measured', 'bar', ''],
    ...barsOf(figures).map(({ name, measured, digits, most, least }) => {
      const isReached = most === undefined ? measured >= (least ?? 0) : measured <= most
      return [
        name,
        measured.toFixed(digits),
        most === undefined ? `≥ ${least}` : `≤ ${most}`,
        isReached ? 'reached' : 'missed',
      ]
    }),
  ]
}

function barsOf(figures: PagesFigures): Bar[] {
  const { cpu, rate, memory, build, edit, jsWithoutFederation } = figures
  const types = Object.values(figures.types)
  const worst = (of: (type: (typeof types)[number]) => number | null) =>
    Math.max(...types.flatMap((type) => of(type) ?? []))
  const usable = worst(({ visit, still }) =>
    Math.max(...CONTROLS.map((control) => (visit.usable[control] ?? 0) / still.fcp)),
  )
  // The library of the map alone has 360 KB.
  const { map: _, ...plain } = figures.types
  const untouched = (what: 'kb' | 'requests') =>
    Math.max(...Object.values(plain).map(({ bytes }) => bytes.untouched[what]))
  const failed = types.flatMap(({ scores }) => scores.failed.filter((it) => it !== 'meta-viewport'))
  const js = figures.types.results?.bytes.jsKb ?? Number.NaN
  return [
    { name: 'Lighthouse', measured: -worst(({ scores }) => -scores.performance), least: 100 },
    { name: 'Lighthouse, least', measured: -worst(({ scores }) => -scores.lowest), least: 99 },
    { name: 'other audits failed but the viewport’s', measured: failed.length, most: 0 },
    {
      name: 'FCP ×',
      measured: worst(({ visit, still }) => visit.fcp / still.fcp),
      most: 1.1,
      digits: 2,
    },
    {
      name: 'LCP ×',
      measured: worst(({ visit, still }) => visit.lcp / still.lcp),
      most: 1.1,
      digits: 2,
    },
    { name: 'CLS', measured: worst(({ bytes }) => bytes.cls), most: 0, digits: 3 },
    { name: 'TBT ms', measured: worst(({ scores }) => scores.tbt), most: 50 },
    { name: 'favourite, filter, form ×', measured: usable, most: 1.2, digits: 2 },
    { name: 'JavaScript KB', measured: worst(({ bytes }) => bytes.jsKb), most: 98, digits: 1 },
    {
      name: 'JavaScript KB over one bundle',
      measured: js - jsWithoutFederation,
      most: 12,
      digits: 1,
    },
    { name: 'requests', measured: worst(({ bytes }) => bytes.requests), most: 14 },
    { name: 'total KB', measured: worst(({ bytes }) => bytes.totalKb), most: 170 },
    { name: 'KB untouched, but of the map', measured: untouched('kb'), most: 260 },
    { name: 'requests untouched, but of the map', measured: untouched('requests'), most: 24 },
    {
      name: 'CPU × bare React, rendered',
      measured: cpu.rendered / cpu.bareReact,
      most: 1.9,
      digits: 2,
    },
    {
      name: 'CPU × bare React, cached',
      measured: cpu.cached / cpu.bareReact,
      most: 0.05,
      digits: 3,
    },
    {
      name: 'pages a second × a constant answer',
      measured: rate.cached / rate.constant,
      least: 0.85,
      digits: 2,
    },
    { name: 'memory MB, idle', measured: memory.idle, most: 200 },
    { name: 'memory MB, loaded', measured: memory.loaded, most: 360 },
    { name: 'build s', measured: build, most: 10, digits: 1 },
    {
      name: 'edit to screen, server included, ms',
      measured: Math.max(edit.screen, edit.server),
      most: 300,
    },
  ].map((bar) => ({ digits: 0, ...bar }))
}
