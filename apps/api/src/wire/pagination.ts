import type { Pagination } from '@sumai/api-client/contract/list'

export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) }
}

/** Of a list that is always answered whole. */
export const onePage = (total: number): Pagination => pagination(1, Math.max(1, total), total)
