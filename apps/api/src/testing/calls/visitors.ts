import { type Call, open, UNKNOWN_TOKEN } from './call.ts'

/** Calls of visitors, and what the ground knows. */
export const VISITOR_CALLS: readonly Call[] = [
  open('cities/40203', 'cities/{city_id}'),
  open('city-guides/40203', 'city-guides/{city_id}'),
  {
    ...open('inquiry'),
    name: 'POST inquiry',
    method: 'POST',
    target: async () => ({ path: 'inquiry', payload: {} }),
    // Everybody may call it; the empty body is refused.
    none: 422,
    own: 422,
    other: 422,
    admin: 422,
  },
  open('inquiry-slots?tenpo_no=301'),
  {
    ...open('reservation?token=forged'),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  ...['move', 'cancel'].map((change) => ({
    ...open(`reservation/${change}?token=forged`),
    name: `POST reservation/${change}`,
    method: 'POST' as const,
    target: async () => ({
      path: `reservation/${change}?token=forged`,
      payload: { sequence: 0, date: '2026-12-08', time: '10:30' },
    }),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  })),
  ...['confirm', 'unsubscribe'].map((purpose) => ({
    ...open(`mailmagazine/${purpose}?token=${UNKNOWN_TOKEN}`),
    ...{ none: 303, own: 303, other: 303, admin: 303 },
  })),
  {
    ...open(`mailmagazine/confirm?token=${UNKNOWN_TOKEN}`),
    name: 'POST mailmagazine/confirm',
    method: 'POST',
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  {
    ...open(`mailmagazine/unsubscribe?token=${UNKNOWN_TOKEN}`),
    name: 'POST mailmagazine/unsubscribe',
    method: 'POST',
  },
  {
    ...open(`mailmagazine/settings?token=${UNKNOWN_TOKEN}`),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  {
    ...open(`mailmagazine/settings?token=${UNKNOWN_TOKEN}`),
    name: 'PUT mailmagazine/settings',
    method: 'PUT',
    target: async () => ({
      path: `mailmagazine/settings?token=${UNKNOWN_TOKEN}`,
      payload: { frequency: 'daily', searches: [] },
    }),
    ...{ none: 404, own: 404, other: 404, admin: 404 },
  },
  open('postal-codes/818-0072', 'postal-codes/{zip}'),
  open(`geocode?address=${encodeURIComponent('福岡市中央区天神二丁目')}`),
  open('ways?lat=33.59&lng=130.42'),
  open('places?lat=33.59&lng=130.42'),
  open('land-prices?lat=33.59&lng=130.42'),
  open('land-prices/map?bounds=130.4,33.5,130.5,33.6'),
  open('understand?site=chintai'),
  open('sitemap-entries?kind=content'),
]
