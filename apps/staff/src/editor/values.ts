/** Values by the names of the client: `hyYachin`. */
export type Values = Readonly<Record<string, unknown>>

/** `hy_yachin`, as labels and messages call a field, is `hyYachin` in values. */
export const keyOf = (field: string) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Errors = Readonly<Record<string, string[]>>

/** What is wrong, by the field of the form: `sessions.0.end_at` is one of `sessions`. */
export function byField(errors: Errors): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const [field = ''] = path.split('.')
    fields[field] = [...new Set([...(fields[field] ?? []), ...messages])]
  }
  return fields
}
