import { Problem } from '../../http/problem.ts'

/** Unknown, withdrawn, or closed for more than 30 days. */
export const roomNotFound = () => new Problem({ status: 404, code: 'room.not_found' })
