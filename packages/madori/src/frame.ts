import type { Program } from './program.ts'

/** Round a plan, m: above is the front door, below a bar of one metre. */
export const MARGIN = { side: 0.22, top: 1.02, bottom: 0.56, betweenStoreys: 0.72 } as const

/** How wide homes come out, as a part of the side of a square of the same area. */
function widthOf({ isHouse, storeys, main, beds }: Program): number {
  if (isHouse) return storeys === 2 ? 0.97 : 1.18
  if (beds.length === 1) return main?.kind === 'ldk' ? 0.85 : 0.7
  return main?.kind === 'k' ? 0.97 : 0.8
}

/** m below the sunny side. */
export const balconyDepth = (men: number, width: number): number =>
  Math.min(2, Math.max(0.9, men / width))

export const hasBalcony = ({ balconyMen, isHouse, storeys }: Program): boolean =>
  !!balconyMen && !(isHouse && storeys === 1)

/**
 * About the size (cm) of the drawing of a home, known before it is laid out, so that pages can keep
 * its place. The drawing itself may be half as wide or twice as wide in its height.
 */
export function frameOf(program: Program): { width: number; height: number } {
  const { men, storeys, balconyMen } = program
  const storey = men / storeys
  const width = widthOf(program) * Math.sqrt(storey)
  const balcony = hasBalcony(program) ? balconyDepth(balconyMen ?? 0, width) : 0
  const height =
    (storey / width) * storeys +
    balcony +
    MARGIN.top +
    MARGIN.bottom +
    (storeys - 1) * MARGIN.betweenStoreys
  return { width: Math.round((width + MARGIN.side * 2) * 100), height: Math.round(height * 100) }
}
