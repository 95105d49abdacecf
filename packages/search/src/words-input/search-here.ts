/** Degrees to each side of the visitor: about 1.2 km, a quarter of an hour on foot. */
const AROUND = { lat: 0.011, lng: 0.013 }

/** Fields that say where one looks; the place of the visitor stands for them all. */
const WHERE =
  /^(?:keyword|(?:city|eki)_code|shisetu_(?:no|kyori)|(?:shogakko|chugakko)_no|area|bounds|view|page)(?:\[\])?$/

/** The form of a search that a map can show; `null` for other forms, as that of buildings. */
export const mapSearchOf = (form: HTMLFormElement | null | undefined): HTMLFormElement | null =>
  form && /\/search(?:_invest)?$/.test(new URL(form.action).pathname) ? form : null

/** The search of a form on the map around a place, by the other conditions of the form. */
export function addressAround(form: HTMLFormElement, { latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({ view: 'map' })
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !WHERE.test(name)) query.append(name, value)
  const edges = [
    ...[longitude - AROUND.lng, latitude - AROUND.lat],
    ...[longitude + AROUND.lng, latitude + AROUND.lat],
  ]
  query.set('bounds', edges.map((degrees) => degrees.toFixed(4)).join())
  return `${new URL(form.action).pathname}?${query}`
}

type Coordinates = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>
