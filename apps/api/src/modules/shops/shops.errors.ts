import { Problem } from '../../http/problem.ts'

export const shopNotFound = () => new Problem({ status: 404, code: 'shop.not_found' })
