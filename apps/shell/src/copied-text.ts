/** What keeps words in one line (packages/format/src/unbroken.ts): maps and mails do not know it. */
const UNSEEN = /[\u200b\u2060]/g

/** Copies what is selected as visitors see it: an address is one that a map finds. */
export function copyAsSeen(event: ClipboardEvent): void {
  const selected = String(document.getSelection())
  const text = selected.replace(UNSEEN, '')
  if (text === selected) return
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}
