type Decimals = {
  /** How many are always shown. */
  least?: number
  /** To how many is rounded. */
  most?: number
}

/** 13,800; 6.25. What Intl writes for Japanese; but its data take a phone 0.1 s to load. */
export function formatNumber(value: number, { least = 0, most = 3 }: Decimals = {}): string {
  if (least === 0 && Number.isInteger(value)) return grouped(String(value))
  const [whole = '', decimals = ''] = value.toFixed(most).split('.')
  const needed = decimals.replace(/0+$/, '').padEnd(least, '0')
  return grouped(whole) + (needed && `.${needed}`)
}

/** A page writes hundreds of short numbers: those skip the search for places of commas. */
const grouped = (whole: string) =>
  whole.length < 4 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',')
