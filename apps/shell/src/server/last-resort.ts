import { errorTitle } from '../errors/error-texts.ts'
import { LAST_RESORT } from '../errors/last-resort.ts'
import { plainPage } from './plain-page.ts'

/** The page for when no page could be rendered, the error page included. */
export const lastResort = (status: number) =>
  plainPage({ status, heading: errorTitle(status), text: LAST_RESORT })
