/** What a control sends as one value; JSON may bring a number. Anything else is nothing. */
export const toText = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : ''

/** The values of a list, each once, without blanks; one value alone is a list of one. */
export const toTexts = (raw: unknown): string[] =>
  [...new Set([raw ?? []].flat().map(toText))].filter((value) => value !== '')
