/** What of `match` a search of either site can be asked for; several values in brackets. */
const MANY = ['setsubijoken', 'madori', 'kodawari_kozo'] as const
const FLAG = /^is_[a-z_0-9]+$/

/** The conditions that a question is about, as the query of a search; '' when there are none. */
export function matchQuery(match: Readonly<Record<string, readonly (string | number)[]>> | null) {
  const query = new URLSearchParams()
  for (const [key, values] of Object.entries(match ?? {})) {
    // Answers come with their keys in camelCase.
    const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (MANY.some((many) => many === name)) {
      for (const value of values) query.append(`${name}[]`, String(value))
    } else if (FLAG.test(name)) query.set(name, String(values[0]))
  }
  return query.toString()
}
