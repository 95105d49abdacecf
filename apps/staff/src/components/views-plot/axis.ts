/** The top of an axis from zero: a round number of which the half is whole. */
export function topOfAxis(most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const top = [2, 4, 10].map((step) => step * ten).find((round) => round >= most)
    if (top !== undefined) return top
  }
}
