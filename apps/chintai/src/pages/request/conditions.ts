type Values = Readonly<Record<string, unknown>>

/** What the form and the search call alike. */
const SAME = [
  ...['bukken_type', 'city_code', 'eki_code', 'shisetu_no', 'hy_yachin_min', 'hy_yachin_max'],
  ...['madori', 'senyu_men_min', 'toho', 'chiku_year'],
]

/** The search for what is wished for; facilities count where they are a must. */
export function conditionsOf(values: Values): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of SAME) {
    for (const value of [values[name] ?? []].flat()) {
      if (value === '') continue
      query.append(Array.isArray(values[name]) ? `${name}[]` : name, String(value))
    }
  }
  for (const wish of values.setsubijoken as readonly string[]) {
    const must = /^must:(.+)/.exec(wish)?.[1]
    if (must) query.append('setsubijoken[]', must)
  }
  const parking = Number(values.parking)
  if (parking === 1) query.set('is_parking', '1')
  if (parking > 1) query.set('parking_daisu_min', String(parking))
  return query
}

/** The conditions of an address, as the form takes them: what is searched for is a must. */
export function prefilledBy(query: URLSearchParams): Record<string, string | string[]> {
  const all = (name: string) => [...query.getAll(`${name}[]`), ...query.getAll(name)]
  const [cars] = [...all('parking_daisu_min'), ...all('is_parking')]
  return {
    ...Object.fromEntries(
      SAME.map((name) => {
        const values = all(name)
        return [name, values.length === 1 ? (values[0] ?? '') : values]
      }),
    ),
    setsubijoken: all('setsubijoken').map((code) => `must:${code}`),
    ...(cars && { parking: cars }),
  }
}

/** The same for the client of the API. */
export const queryOf = (query: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((key) => [key.replace(/\[\]$/, ''), query.getAll(key)]),
  )
