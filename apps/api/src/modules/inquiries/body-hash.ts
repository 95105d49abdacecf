import { createHash } from 'node:crypto'

/**
 * SHA-256 of a body, independent of the order of its keys. Without the form token, which changes
 * when the same form is shown again.
 */
export function bodyHash({ form_token: _, ...body }: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => [key, sorted(child)])
}
