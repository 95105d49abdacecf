import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's clock in /proc, on every Linux that Node runs on. */
const MS_PER_TICK = 10

/** ms of CPU that a process and those that it has started have used, user and system. */
export function cpuOf(pid: number): number {
  const ticks = family(pid).map((member) => {
    const fields = readFileSync(`/proc/${member}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return sum(ticks) * MS_PER_TICK
}

/** MiB of memory that a process and those that it has started hold; what they share counts once. */
export function memoryOf(pid: number): number {
  const kb = family(pid).map((member) => {
    const [, pss] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/smaps_rollup`, 'utf8')) ?? []
    return Number(pss)
  })
  return sum(kb) / 1024
}

/** A process with all those that it has started. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => family(Number(child)))]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
