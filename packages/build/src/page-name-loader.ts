import path from 'node:path'
import type { LoaderDefinition } from '@rspack/core'

/**
 * In the build for the server, a page module says which one it is: so the shell finds the files of
 * the page that the router has matched (page-files-plugin.ts).
 */
const pageName: LoaderDefinition = function (code) {
  const page = path.relative(this.rootContext, this.resourcePath)
  return `${code}\nconst $page = ${JSON.stringify(page)}\nexport { $page as page }\n`
}

export default pageName
