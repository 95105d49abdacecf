import { JOINER } from './unbroken.ts'

/** A line may end there. */
const BREAK = '\u200b'

/**
 * The names of associations for a narrow column: a line ends after 全国 or before 保証協会 or
 * 公正取引協議会, not after （公社）, where Chromium's phrases do (`word-break: auto-phrase`).
 */
export const associationLines = (names: readonly string[]): readonly string[] =>
  names.map((name) =>
    name.replace(/(?<=社）)/g, JOINER).replace(/(?<=全国)|(?=保証協会|公正取引協議会)/g, BREAK),
  )
