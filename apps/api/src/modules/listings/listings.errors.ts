import { Problem } from '../../http/problem.ts'

/** Unknown or withdrawn. */
export const roomNotFound = () => new Problem({ status: 404, code: 'room.not_found' })

/** Closed for more than 30 days: not found here, gone for good (410) for its page. */
export const roomClosed = () => new Problem({ status: 404, code: 'room.closed' })
