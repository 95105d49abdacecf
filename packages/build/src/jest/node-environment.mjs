import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const require = createRequire(import.meta.url)

/**
 * Node with modules from outside of the sandbox: what takes longer to load or to make than a suite
 * takes to test it, once for all suites of a process.
 */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.outsideOfSandbox = require
  }
}
