/** Entry of the server build: the code that must share one copy of React with the remotes. */
import '../shared-libraries.ts'

export { Registry } from './registry.ts'
export { createRenderer } from './render.tsx'
export { createServerTransport } from './server-transport.ts'
export { toSheet } from './sheet.ts'
export { createSiteFiles } from './site-files/site-files.ts'
