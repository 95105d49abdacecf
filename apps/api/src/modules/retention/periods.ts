/** How long personal data are kept, in days unless a line says otherwise. */
export type Periods = {
  /** Months: enquiries, until nothing in them tells of a person. */
  inquiries: number
  /** Enquiries that a trap has caught. */
  spam: number
  /** Keys by which an enquiry, or a call of the staff, that is sent again is the same. */
  keys: number
  /** Mails after they were delivered. */
  mails: number
  /** Bookings, and counts of booked visits, after their day. */
  bookings: number
  /** Words that visitors searched for in vain. */
  searches: number
  /** Counts of views of homes. */
  views: number
}
