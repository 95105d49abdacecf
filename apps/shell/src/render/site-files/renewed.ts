/**
 * Makes something once and keeps it; whoever asks when it is older than `ms` gets the old one while
 * a new one is made behind. A failure keeps what there is.
 */
export function renewed<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let madeAt = 0
  let making: Promise<T> | undefined
  return function get() {
    if (!making && Date.now() - madeAt > ms) {
      const started = make()
      making = started
      kept ??= started
      started.then(
        () => {
          kept = started
          madeAt = Date.now()
          making = undefined
        },
        () => {
          if (kept === started) kept = undefined
          making = undefined
        },
      )
    }
    return kept as Promise<T>
  }
}
