import { BY_COMMUTE } from '@sumai/domain/search-url/conditions'

/** By the way to work only where the search says where that is. */
export const ordersOf = <Order extends { code: string }>(
  orders: readonly Order[],
  { commute }: { commute?: unknown },
): Order[] => orders.filter(({ code }) => commute || code !== BY_COMMUTE)
