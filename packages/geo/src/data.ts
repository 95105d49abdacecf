import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url))

/** The rows of a table, each as its cells. */
export const readTable = (name: string): string[][] =>
  gunzipSync(read(`${name}.tsv.gz`))
    .toString()
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))

export const readJson = (name: string): unknown => JSON.parse(read(`${name}.json`).toString())

/** A value that is made when it is first asked for: the tables take 10 to 60 ms each. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
