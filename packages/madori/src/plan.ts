import { drawPlan } from './drawing/draw-plan.ts'
import { findLayout } from './layout/find-layout.ts'
import type { Look } from './plan-code.ts'
import type { Program } from './program.ts'

/** The floor plan of a home as an SVG document; null where none can be laid out. Most take 35 to 60 ms. */
export function planOf(program: Program, look: Look): string | null {
  const layout = findLayout(program)
  return layout && drawPlan(layout, program, look)
}
