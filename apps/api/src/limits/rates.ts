/** How often somebody may call; 0 means without limit. */
export type Rates = {
  /** Calls a minute from outside, and how many more in a burst. */
  callsPerMinute: number
  callsBurst: number
  /** Maps that are drawn for one address a minute; those that are kept are not counted. */
  mapsPerMinute: number
  plansPerMinute: number
  /** Enquiries of one address. */
  inquiriesPer10Minutes: number
  inquiriesPerDay: number
  /** Enquiries in 10 minutes with one e-mail address, or with one content under several. */
  inquiriesAlike: number
  /** Calls of one address in 10 minutes that have to do with signing in. */
  signIns: number
  /** Codes in 10 minutes for one e-mail address; four times as many a day. */
  signInsOfMailbox: number
}
