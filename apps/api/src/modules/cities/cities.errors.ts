import { Problem } from '../../http/problem.ts'

export const cityNotFound = () => new Problem({ status: 404, code: 'city.not_found' })
