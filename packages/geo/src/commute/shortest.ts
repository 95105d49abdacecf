import TinyQueue from 'tinyqueue'

/** Two nodes, and the minutes between them in either direction. */
export type Link = readonly [node: number, other: number, minutes: number]

/** The links of node n lie from `first[n]` to `first[n + 1]`. */
export type Graph = { first: Uint32Array; to: Uint32Array; minutes: Float32Array }

export function graphOf(nodes: number, links: readonly Link[]): Graph {
  const first = new Uint32Array(nodes + 1)
  const count = (node: number, by: number) => {
    first[node] = (first[node] ?? 0) + by
    return first[node]
  }
  for (const ends of links) for (const node of ends.slice(0, 2)) count(node, 1)
  for (let node = 1; node <= nodes; node++) count(node, first[node - 1] ?? 0)
  const to = new Uint32Array(links.length * 2)
  const minutes = new Float32Array(links.length * 2)
  for (const [node, other, between] of links) {
    for (const [from, until] of [
      [node, other],
      [other, node],
    ] as const) {
      const at = count(from, -1)
      to[at] = until
      minutes[at] = between
    }
  }
  return { first, to, minutes }
}

/** The least minutes to every node (Dijkstra), from `least`: what they are at the nodes one begins at. */
export function spread({ first, to, minutes }: Graph, least: Float32Array): Float32Array {
  const queue = new TinyQueue<readonly [node: number, minutes: number]>(
    [...least.entries()].filter(([, at]) => Number.isFinite(at)),
    (a, b) => a[1] - b[1],
  )
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [node, at] = next
    if (at > (least[node] as number)) continue
    for (let link = first[node] as number; link < (first[node + 1] as number); link++) {
      const [other, total] = [to[link] as number, at + (minutes[link] as number)]
      if (total >= (least[other] as number)) continue
      least[other] = total
      queue.push([other, Math.fround(total)])
    }
  }
  return least
}
