const WIDTH = 30
const EVERY_MS = 200

/**
 * Draws on stderr how far a long piece of work has come: one line that fills up on a terminal, a
 * line for every tenth elsewhere (a log).
 */
export function progressBar(unit: string, out: NodeJS.WriteStream = process.stderr) {
  const started = performance.now()
  let drawnAt = 0
  let tenths = -1

  return function show(done: number, total: number): void {
    const share = total === 0 ? 1 : done / total
    const now = performance.now()
    const isOver = done >= total
    if (out.isTTY) {
      if (now - drawnAt < EVERY_MS && !isOver) return
      drawnAt = now
      out.write(`\r${bar(share)} ${figures(done, total, unit, now - started)}\x1b[K`)
      if (isOver) out.write('\n')
    } else if (Math.floor(share * 10) > tenths) {
      tenths = Math.floor(share * 10)
      out.write(`${figures(done, total, unit, now - started)}\n`)
    }
  }
}

function bar(share: number): string {
  const filled = Math.round(share * WIDTH)
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`
}

function figures(done: number, total: number, unit: string, ms: number): string {
  const percent = Math.floor((done / Math.max(1, total)) * 100)
  const left = done === 0 ? '' : `, ${seconds((ms / done) * (total - done))} left`
  return `${percent} % ${number(done)} of ${number(total)} ${unit}, ${seconds(ms)}${left}`
}

const number = (value: number) => value.toLocaleString('en')
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
