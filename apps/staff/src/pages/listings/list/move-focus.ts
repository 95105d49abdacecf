/** The check boxes of the rows are where the keys are. */
const ROWS = '[data-row]'

/** To the check box of the next or previous row; to the first in view, when none has the focus. */
export function moveFocus(step: 1 | -1): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(ROWS)]
  const at = boxes.indexOf(document.activeElement as HTMLInputElement)
  const next = at < 0 ? boxes.find((box) => box.getBoundingClientRect().top >= 0) : boxes[at + step]
  next?.focus()
}

/** What the check box of a row stands for is opened by the link beside it. */
export const openRow = (box: HTMLElement) =>
  box.closest('tr, li')?.querySelector<HTMLElement>('a[href]')?.click()
