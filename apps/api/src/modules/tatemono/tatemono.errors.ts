import { Problem } from '../../http/problem.ts'

export const tatemonoNotFound = () => new Problem({ status: 404, code: 'tatemono.not_found' })
