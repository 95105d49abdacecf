/** Pseudo-random choices that are the same for the same seed, on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  /** Whole number, both ends included. */
  int(min: number, max: number): number
  float(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
  /** Some of the list, each at most once, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
  /** Bell curve, cut at three deviations. */
  around(mean: number, deviation: number): number
  /** A stream of its own, so that more draws here change nothing there. */
  fork(name: string): Random
}

export function createRandom(seed: string): Random {
  const next = sfc32(...hash(seed))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from.')
    return item
  }

  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    const entry = entries.find(([, weight]) => {
      rest -= weight
      return rest < 0
    })
    return entry ? entry[0] : pick(entries)[0]
  }

  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const wanted = Math.min(count, rest.length)
    return Array.from({ length: wanted }, () => rest.splice(int(0, rest.length - 1), 1)).flat()
  }

  const around = (mean: number, deviation: number) => {
    // Six uniform draws make a bell that is good enough for rents and distances.
    const sum = next() + next() + next() + next() + next() + next()
    return mean + (sum - 3) * Math.SQRT2 * deviation
  }

  return {
    next,
    int,
    float: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick,
    weighted,
    sample,
    around,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

type State = [number, number, number, number]

/** Four 32-bit words of a text (cyrb128). */
function hash(text: string): State {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
}

/** Small fast counter: passes PractRand, four words of state. */
function sfc32(a: number, b: number, c: number, d: number): () => number {
  const step = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i += 1) step()
  return step
}
