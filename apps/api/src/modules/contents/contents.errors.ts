import { Problem } from '../../http/problem.ts'

export const contentNotFound = () => new Problem({ status: 404, code: 'content.not_found' })
