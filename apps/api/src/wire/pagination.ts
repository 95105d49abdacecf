import type { Pagination } from '@sumai/api-client/contract/list'

export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, last_page: Math.max(1, Math.ceil(total / limit)) }
}

/** The pagination of a list that always has one page. */
export const onePage = (total: number): Pagination => pagination(1, Math.max(1, total), total)
