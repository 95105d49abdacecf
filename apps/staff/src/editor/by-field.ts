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
