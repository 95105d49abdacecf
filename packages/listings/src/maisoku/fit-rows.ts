const SMALLEST = 4
const STEP = 0.97

/** Makes the letters of the outline smaller until all of it has room on the sheet. */
export function fitRows(paper: HTMLElement): void {
  const box = paper.querySelector<HTMLElement>('[data-rows]')
  if (!box) return
  let size = Number.parseFloat(getComputedStyle(box).fontSize)
  while (box.scrollHeight > box.clientHeight && size > SMALLEST) {
    size *= STEP
    box.style.fontSize = `${size}px`
  }
}
