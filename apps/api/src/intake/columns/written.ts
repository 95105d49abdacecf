/** How people write numbers and days. All take text in half width and return `undefined` for others. */

const UNITS = /(円|か月|ヶ月|ヵ月|ケ月|m2|m²|㎡|帖|階建|階|戸|台|分|年|%|m|歳|室)$/

/** `62,000円` is 62000, `6.2万円` 62000, `52.17㎡` 52.17. */
export function readNumber(word: string): number | undefined {
  const plain = word
    .replaceAll(',', '')
    .replace(/^[¥\\]/, '')
    .replace(UNITS, '')
    .trim()
  const [, digits, man] = /^(-?\d+(?:\.\d+)?)(万)?$/.exec(plain) ?? []
  if (digits === undefined) return undefined
  return man ? Math.round(Number(digits) * 10_000) : Number(digits)
}

/** `2026/12/5`, `2026年12月5日` and `20261205` are 2026-12-05. */
export function readDate(word: string): string | undefined {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?( 0?0:00(:00)?)?$/.exec(word) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(word)
  return parts ? joined(parts.slice(1, 4)) : undefined
}

/** `2008/3`, `2008年3月` and `200803` are 2008-03; a day behind it is left out. */
export function readMonth(word: string): string | undefined {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})(?:月|[-/.]\d{1,2})?$/.exec(word) ?? /^(\d{4})(\d{2})$/.exec(word)
  return parts ? joined(parts.slice(1, 3)) : undefined
}

const joined = (parts: readonly string[]) => parts.map((part) => part.padStart(2, '0')).join('-')
