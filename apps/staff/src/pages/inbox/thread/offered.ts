/** What stands in 【】 and means a moment. */
const BLANK = /【(候補の日時|日時)】/

const lineOf = (time: string) => `・${time}`

export const isOffered = (text: string, time: string) => text.split('\n').includes(lineOf(time))

/** A letter that offers a time, in place of what was left to write; once more takes it out again. */
export function offer(text: string, time: string): string {
  const lines = text.split('\n')
  const line = lineOf(time)
  if (lines.includes(line)) return lines.filter((it) => it !== line).join('\n')
  if (BLANK.test(text)) return text.replace(BLANK, line)
  const last = lines.findLastIndex((it) => it.startsWith('・'))
  if (last < 0) return [text.trimEnd(), line, ''].join('\n')
  return lines.toSpliced(last + 1, 0, line).join('\n')
}
