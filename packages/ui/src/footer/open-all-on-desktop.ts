/** The stylesheet shows all sections on desktop; this tells assistive technology the same. */
export function openAllOnDesktop(footer: HTMLElement | null): void {
  if (!window.matchMedia?.('(min-width: 1024px)').matches) return
  for (const section of footer?.querySelectorAll('details') ?? []) section.open = true
}
