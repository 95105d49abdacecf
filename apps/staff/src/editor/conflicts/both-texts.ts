import { textDiff } from './text-diff.ts'

/** A place of the base where letters were taken out and others put in. */
type Hunk = { at: number; gone: number; text: string }

/** One text with the changes of both; where they lie over each other, mine stands first. */
export function bothTexts(base: string, mine: string, theirs: string): string {
  const hunks = [...hunksOf(base, mine), ...hunksOf(base, theirs)].sort((a, b) => a.at - b.at)
  let at = 0
  let text = ''
  let last: Hunk | undefined
  for (const hunk of hunks) {
    text += base.slice(at, Math.max(at, hunk.at))
    // Both have changed the same to the same.
    const isTwice = last?.at === hunk.at && last.text === hunk.text
    if (!isTwice) text += hunk.text
    at = Math.max(at, hunk.at + hunk.gone)
    last = hunk
  }
  return text + base.slice(at)
}

function hunksOf(base: string, after: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | undefined
  for (const { kind, text } of textDiff(base, after)) {
    if (kind === 'same') {
      open = undefined
      at += text.length
      continue
    }
    if (!open) {
      open = { at, gone: 0, text: '' }
      hunks.push(open)
    }
    if (kind === 'added') open.text += text
    else {
      open.gone += text.length
      at += text.length
    }
  }
  return hunks
}
