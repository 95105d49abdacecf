import { useEffect } from 'react'

const FIELDS = 'input:not([type=hidden]), select, textarea, button, [tabindex="-1"][id^="field-"]'

/** ⌥↑ and ⌥↓ lead to the first field of the group before and of the next one. */
export function useGroupKeys(ids: readonly string[]): void {
  const all = ids.join()
  useEffect(() => {
    const groups = () =>
      all.split(',').flatMap((id) => document.getElementById(id)?.closest('section') ?? [])
    function press(event: KeyboardEvent) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      const sections = groups()
      const here = sections.findIndex((it) => it.contains(document.activeElement))
      // From outside of the form both lead to its beginning.
      const next = sections[here < 0 ? 0 : here + step]
      event.preventDefault()
      if (!next) return
      next.scrollIntoView({ block: 'start' })
      next.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [all])
}
