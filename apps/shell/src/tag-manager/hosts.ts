const NOTHING = { script: [], img: [], connect: [] }
const TAG_MANAGER = 'https://www.googletagmanager.com'

/** The tag manager, and where the analytics that it usually loads are sent. */
const HOSTS = {
  script: [TAG_MANAGER],
  img: [TAG_MANAGER, 'https://*.google-analytics.com'],
  connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** What the policy of a page allows a tag manager, if there is one. */
export const tagHosts = (id: string | undefined) => (id ? HOSTS : NOTHING)
