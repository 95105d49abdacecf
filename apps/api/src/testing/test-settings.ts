/** A Saturday afternoon: every suite lives at this moment unless it moves the clock. */
export const NOW = new Date('2026-11-21T15:00:00+09:00')
export const INTERNAL_TOKEN = 'only-for-tests-0123456789'
export const STAFF_ORIGIN = 'http://localhost:3003'
