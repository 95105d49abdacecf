import { describe, test } from '@jest/globals'

/** Tests of one database, which the run of all suites on the other leaves out. */
export const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test
export const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip
