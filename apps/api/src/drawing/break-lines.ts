const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Stay with the word before them. */
const NEVER_FIRST =
  /^[、。，．・：；！？ー）」』】〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ%％㎡円分階室号棟]/u
/** Stay with the word after them. */
const NEVER_LAST = /[（「『【〈《]$/u
const NUMBER = /\d$/

/** The words of a text that no line may break: a number has its unit beside it. */
function unbroken(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1)
    const isOne =
      before !== undefined &&
      (NEVER_FIRST.test(segment) || NEVER_LAST.test(before) || NUMBER.test(before)) &&
      segment.trim() !== ''
    if (isOne) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
}

/** Lines of at most `width`; a word that is wider than a line is broken anywhere. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  const put = (part: string) => {
    if (measure(line + part) <= width) {
      line += part
      return
    }
    if (line.trim()) lines.push(line.trim())
    line = part.trimStart()
  }
  for (const part of unbroken(text)) {
    if (measure(part) <= width) put(part)
    else for (const letter of part) put(letter)
  }
  if (line.trim()) lines.push(line.trim())
  return lines
}
