/** The check boxes of the rows are where the keys are. */
const ROWS = '[data-row]'

/** To the check box of the next or previous row; to the first, when none has the focus. */
export function moveFocus(step: 1 | -1): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(ROWS)]
  const at = boxes.indexOf(document.activeElement as HTMLInputElement)
  boxes[at < 0 ? 0 : at + step]?.focus()
}

/** What the check box of a row stands for is opened by the link beside it. */
export const openRow = (box: HTMLElement) =>
  box.closest('tr, li')?.querySelector<HTMLElement>('a[href]')?.click()
