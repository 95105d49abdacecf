import type { LoaderDefinition } from '@rspack/core'

/**
 * React Router marks none of its components as free of side effects, and names each of them in a
 * statement of its own; so a page would carry those that nobody uses, with all that they need.
 */
const pureComponents: LoaderDefinition = (code) =>
  code
    .replaceAll(/= (React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')

export default pureComponents
