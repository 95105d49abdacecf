/** Says of each call whether it is among the first so many of a minute. */
export function limited(perMinute: number): (now?: number) => boolean {
  let minute = 0
  let calls = 0
  return (now = Date.now()) => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) {
      minute = current
      calls = 0
    }
    calls += 1
    return calls <= perMinute
  }
}
