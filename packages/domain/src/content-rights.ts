/**
 * The states that a shop may give to its own articles, by kind; other states need the head office,
 * which reads what customers, the mascot and the seminars say before visitors do.
 */
export const STATUSES_OF_A_SHOP = {
  news_chintai: ['draft', 'scheduled', 'public', 'archived'],
  news_baibai: ['draft', 'scheduled', 'public', 'archived'],
  info: ['draft', 'scheduled', 'public', 'archived'],
  voice: ['draft', 'scheduled'],
  ekimaesan_chintai: ['draft'],
  ekimaesan_baibai: ['draft'],
  seminar: [],
} as const
