/**
 * The program behind crowd.ts: `node crowd-program.ts <visitors> <address>…`. Each visitor asks for
 * one address after the other, all over again, until the program is told to end; it then tells how
 * often they got which status.
 */
import { setTimeout as pause } from 'node:timers/promises'

const [visitors, ...addresses] = process.argv.slice(2)
/** ms that a visitor who is refused waits. */
const AGAIN_AFTER = 50

const statuses: Record<number, number> = {}
let asked = 0
let isOver = false
process.once('message', () => {
  isOver = true
})

async function visit(address: string): Promise<void> {
  asked += 1
  const answer = await fetch(address.replace('{unseen}', String(asked)))
  await answer.arrayBuffer()
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  if (answer.status !== 503) return
  if (!answer.headers.has('retry-after')) throw new Error('a refusal does not say how long')
  await pause(AGAIN_AFTER)
}

await Promise.all(
  Array.from({ length: Number(visitors) }, async () => {
    while (!isOver) {
      for (const address of addresses) await visit(address)
    }
  }),
)
process.send?.(statuses)
process.disconnect()
