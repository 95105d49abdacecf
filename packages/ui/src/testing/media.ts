/** jsdom has no media queries and scrolls nothing: a screen that prefers nothing, with a layout of 0. */
export function installMedia(): void {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  Element.prototype.scrollTo ??= () => {}
}
