import { parentPort } from 'node:worker_threads'
import { planOf } from '@sumai/madori/plan'
import { readPlanPath } from '@sumai/madori/plan-code'
import type { Asked, Drawn } from './drawer.ts'

parentPort?.on('message', ({ id, path }: Asked) => {
  const asked = readPlanPath(path)
  const drawing = (asked && planOf(asked.program, asked.look)) ?? null
  parentPort?.postMessage({ id, drawing } satisfies Drawn)
})
