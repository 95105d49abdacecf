import type { Page } from '@playwright/test'

/** What a line may not end with, and the next begin with. */
const TOGETHER: readonly (readonly [end: RegExp, start: RegExp])[] = [
  // A number and its unit, what it counts from, a house number, a part of a number.
  [/\d$/, /^(か月|[年月日分円帖㎡坪件%万億])/],
  [/\dか$/, /^月/],
  [/(徒歩|バス|約|築|番地)$/, /^\d/],
  [/丁目$/, /^\d(?!\d?階)/],
  [/\d-$/, /^\d/],
  [/万$/, /^円/],
  [/億$/, /^\d/],
  // A loan word; some long ones may end a line between their parts (breakable.tsx).
  [/[ァ-ヺー]$/, /^(?!インターホン|コンクリート|クローゼット)[ァ-ヺー]/],
]

/** Lines of the page, as it stands now, that end inside what belongs together: 24か／月. */
export async function brokenLines(page: Page): Promise<string[]> {
  const blocks = await page.evaluate(linesOfBlocks)
  return blocks.flatMap((lines) =>
    lines.slice(1).flatMap((line, index) => {
      const before = lines[index] ?? ''
      const isBroken = TOGETHER.some(([end, start]) => end.test(before) && start.test(line))
      return isBroken ? `${before.slice(-12)}／${line.slice(0, 12)}` : []
    }),
  )
}

/** In the browser: the lines of every element with text of its own that has several. */
function linesOfBlocks(): string[][] {
  const isInline = (element: Element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display)
  const texts = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement
    while (block && isInline(block)) block = block.parentElement
    if (!block?.checkVisibility() || getComputedStyle(block).writingMode !== 'horizontal-tb')
      continue
    // Hidden from sight, it is one letter wide.
    if (block.getBoundingClientRect().width < 24) continue
    texts.set(block, [...(texts.get(block) ?? []), node as Text])
  }
  const range = document.createRange()
  return [...texts.values()].map((nodes) => {
    const lines: string[] = []
    let middle = Number.NaN
    for (const node of nodes) {
      for (let at = 0; at < node.data.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [box] = range.getClientRects()
        if (!box || box.width === 0 || /\s/.test(node.data[at] ?? '')) continue
        const here = box.top + box.height / 2
        if (lines.length === 0 || Math.abs(here - middle) > box.height / 2) {
          lines.push('')
          middle = here
        }
        lines[lines.length - 1] = (lines.at(-1) ?? '') + node.data[at]
      }
    }
    return lines
  })
}
