/** What travels between the main thread and the thread of the embedded database. */
export type Call =
  | { id: number; kind: 'open' }
  | { id: number; kind: 'close' }
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode?: 'array' | 'object' }

/** Errors lose their class on the way; `code` is PostgreSQL's SQLSTATE. */
export type Answer = {
  id: number
  result?: unknown
  error?: { message: string; code?: string; constraint?: string; detail?: string }
}
