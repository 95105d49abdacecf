/** The entry of the build for the server: what runs beside the remotes, in one copy with React. */
import '../shared-libraries.ts'

export { Registry } from './registry.ts'
export { createRenderer } from './render.tsx'
export { createServerTransport } from './server-transport.ts'
export { toSheet } from './sheet.ts'
export { createSiteFiles } from './site-files/site-files.ts'
