/**
 * One page of a module that exports several, for `lazy` of its route. The build adds the name of the
 * module (`page`), which every route of it needs.
 */
export const pageIn =
  <Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async (): Promise<Module[Name]> => {
    const module = await load()
    const { page } = module as { page?: string }
    return { ...module[name], ...(page !== undefined && { page }) }
  }
