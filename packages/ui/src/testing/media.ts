/** Adds media queries (none matches) and scrolling (does nothing) to jsdom. */
export function installMedia(): void {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  Element.prototype.scrollTo ??= () => {}
}
