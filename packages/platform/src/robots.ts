const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|archiver|monitor|preview/i
/** How the user agents of all browsers begin; those of programs do not. */
const BROWSER = /^Mozilla\//

/** Whether a user agent says that nobody sits before it. Others that pretend to be browsers pass. */
export const isRobot = (userAgent = ''): boolean =>
  !BROWSER.test(userAgent) || ROBOT.test(userAgent)
