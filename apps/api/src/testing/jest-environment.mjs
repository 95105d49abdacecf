import { TestEnvironment } from 'jest-environment-node'

/**
 * Node with the API of tests outside of the sandbox: each suite would load and warm up the same code
 * again, which takes longer than most of their tests.
 */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.apiOutsideOfSandbox = async (options) => {
      const { startTestApi } = await import('./started-api.ts')
      return startTestApi(options)
    }
  }
}
