const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|archiver|monitor|preview/i

/** Whether a user agent says that nobody sits before it. Others that pretend to be browsers pass. */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent || ROBOT.test(userAgent)
