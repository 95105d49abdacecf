import type { LoaderDefinition } from '@rspack/core'

const MADE = /= (React\$?\d*\.(?:forwardRef|memo|createContext)\()/g
const NAMED = /^\w+\.displayName = .*;$/gm
/** Either of them, written in a way that the two do not match. */
const MISSED =
  /^(?:const|let|var) .*(?<!PURE__ \*\/ .*)\b(?:forwardRef|memo|createContext)\b|^\S.*\bdisplayName\b/m

/**
 * React Router marks none of its components as free of side effects, and names each of them in a
 * statement of its own; so a page would carry those that nobody uses, with all that they need: 2.4 KB.
 * Fails the build when components are made in a way that it does not know.
 */
const pureComponents: LoaderDefinition = function (code) {
  const pure = code.replaceAll(MADE, '= /* @__PURE__ */ $1').replaceAll(NAMED, '')
  if (/from ["']react["']/.test(code) && MISSED.test(pure)) {
    throw new Error(
      `pure-components-loader.ts does not fit ${this.resourcePath}: adapt its patterns to this version of React Router`,
    )
  }
  return pure
}

export default pureComponents
