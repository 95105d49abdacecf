/** Where the site is, and where this API is, for browsers and mail programs. */
export type Origins = { site: string; api: string }

/**
 * The page asks for a click before it calls the API: programs that look into mails open every
 * link. The one address that acts at once is that of RFC 8058, which mail programs post to.
 */
export const mailmagazineLinks = ({ site, api }: Origins) => ({
  confirm: (token: string) => `${site}/baibai/mail-magazine?confirm=${token}`,
  unsubscribe: (token: string) => `${site}/baibai/mail-magazine?unsubscribe=${token}`,
  oneClick: (token: string) => `${api}/api/v1/mailmagazine/unsubscribe?token=${token}`,
})
