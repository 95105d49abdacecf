import { LINES, type Line, type Station } from './lines.ts'

/** What is said as one: a station, neighbours on a line, or all of a line. */
export type Run = { label: string; codes: readonly string[] }

/** The chosen stations in runs, those of the line in view first. */
export function runsOf(chosen: readonly string[], current: Line): Run[] {
  const left = new Set(chosen)
  const lines = [current, ...LINES.filter((line) => line !== current)]
  const runs: Run[] = []
  for (const line of lines) {
    for (const stations of neighbours(line, left)) {
      runs.push({ label: labelOf(stations, line), codes: stations.flatMap(({ codes }) => codes) })
      for (const { codes } of stations) for (const code of codes) left.delete(code)
    }
  }
  return runs
}

function neighbours({ stations }: Line, chosen: ReadonlySet<string>): Station[][] {
  const runs: Station[][] = []
  let run: Station[] = []
  for (const station of stations) {
    if (chosen.has(station.code)) {
      if (run.length === 0) runs.push(run)
      run.push(station)
    } else run = []
  }
  return runs
}

function labelOf(run: readonly Station[], line: Line): string {
  const [first, last] = [run[0]?.name, run.at(-1)?.name]
  if (run.length === 1) return `${first}駅`
  if (run.length === line.stations.length) return `${line.name}（全${run.length}駅）`
  return `${first}駅〜${last}駅（${run.length}駅）`
}
