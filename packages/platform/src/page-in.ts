/**
 * One page of a module that has several, for `lazy` of its route: pages that are made from the same
 * data stand together. The build adds to the module which one it is (`page`), which its routes keep.
 */
export const pageIn =
  <Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (): Promise<Module[Name]> => {
    const module = await load()
    const { page } = module as { page?: string }
    return { ...module[name], ...(page !== undefined && { page }) }
  }
