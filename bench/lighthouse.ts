import path from 'node:path'
import { findChromium } from '@sumai/build/chromium'
import { median } from './figures.ts'
import { finished, installed } from './peers/npm-program.ts'

export const LIGHTHOUSE = '13.5.0'
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
const KEYS = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** From 0 to 100. */
export type Scores = Record<(typeof KEYS)[number], number> & {
  /** The least of all runs. */
  lowest: number
  /** ms, simulated. */
  tbt: number
  /** Audits of the other three categories that did not pass; every page fails `meta-viewport`. */
  failed: string[]
}

export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { numericValue?: number; score: number | null }>
}

/** Lighthouse for phones: what runs it once. */
export async function lighthouse(): Promise<(url: string) => Promise<Report>> {
  const { dir } = await installed('lighthouse', LIGHTHOUSE)
  const cli = path.join(dir, 'node_modules/lighthouse/cli/index.js')
  const env = { CHROME_PATH: await findChromium() }

  /** Now and then Chromium's trace lacks its beginning; Lighthouse then asks to be run again. */
  async function run(url: string, triesLeft = 2): Promise<Report> {
    try {
      return await runOnce(url)
    } catch (failure) {
      if (triesLeft === 0) throw failure
      return run(url, triesLeft - 1)
    }
  }

  async function runOnce(url: string): Promise<Report> {
    const args = [
      url,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      `--chrome-flags=${FLAGS}`,
    ]
    return JSON.parse(await finished(process.execPath, [cli, ...args], { cwd: dir, env }))
  }

  return (url) => run(url)
}

/** Medians of several reports of one page. */
export function scoresOf(reports: readonly Report[]): Scores {
  const scores = (key: string) =>
    reports.map(({ categories }) => Math.round((categories[key]?.score ?? 0) * 100))
  const middle = (values: number[]) => median(values) ?? Number.NaN
  return {
    performance: middle(scores('performance')),
    accessibility: middle(scores('accessibility')),
    'best-practices': middle(scores('best-practices')),
    seo: middle(scores('seo')),
    lowest: Math.min(...scores('performance')),
    tbt: middle(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0)),
    failed: [...new Set(reports.flatMap(failedAudits))],
  }
}

const failedAudits = ({ categories, audits }: Report) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((key) =>
    (categories[key]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  )
