/** Loads a module by its path; given to tests by packages/build/src/jest/node-environment.mjs. */
declare var outsideOfSandbox: <Module>(path: string) => Module
