import { Problem } from '../../http/problem.ts'

export const staffNotFound = () => new Problem({ status: 404, code: 'staff.not_found' })
