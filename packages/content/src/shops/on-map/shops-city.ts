/** 福岡県福岡市博多区… */
const CITY = /^(?:[^県]+県)?([^市町村]+[市町村])/

/** The city of shops that are all in one. */
export function cityOf(shops: readonly { address: string }[]): string | null {
  const [city, ...others] = new Set(shops.map(({ address }) => CITY.exec(address)?.[1]))
  return (others.length === 0 && city) || null
}
