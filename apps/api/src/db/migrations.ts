import { fileURLToPath } from 'node:url'

/** One folder for both databases. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
