import type { Room } from './room-data.ts'

/** Let, and shown for 30 more days: it can be read, not asked for. */
export const isClosed = ({ boshuStatus }: Pick<Room, 'boshuStatus'>): boolean =>
  boshuStatus === 'closed'
