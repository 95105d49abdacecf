import humps from 'humps'

/** Fields whose keys are data (codes, field names), which no case conversion may touch. */
export const DICTIONARIES: ReadonlySet<string> = new Set([
  'facets',
  'conditions',
  'errors',
  'details',
  'match',
  'rent_stats',
  'sale_stats',
])

/** Every table inside one of these is keyed by data: `counter.bukken_type.hanbai_mansion`. */
export const TABLES: ReadonlySet<string> = new Set(['counter'])

type Convert = (key: string) => string

function convertKeys(value: unknown, convert: Convert, parent?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      convert(key),
      DICTIONARIES.has(key) || (parent && TABLES.has(parent))
        ? child
        : convertKeys(child, convert, key),
    ]),
  )
}

// FormData, Blob and the like pass untouched.
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Converted once each: an answer repeats a few keys thousands of times. */
const camelKeys = new Map<string, string>()

function camelize(key: string): string {
  let camel = camelKeys.get(key)
  if (camel === undefined) {
    camel = humps.camelize(key)
    camelKeys.set(key, camel)
  }
  return camel
}

export const toCamel = (body: unknown): unknown => convertKeys(body, camelize)
export const toSnake = (body: unknown): unknown => convertKeys(body, (key) => humps.decamelize(key))
