/** Days within which an advertisement must be confirmed again (Fair Competition Code). */
export const DAYS_BETWEEN_UPDATES = 14
/** Days before that from which on the staff are told that it runs out. */
export const RUNS_OUT_SOON = 7
