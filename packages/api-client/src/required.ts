/** A path identifier or a required query key was missing: a mistake of the caller. */
class RequiredParameterError extends Error {
  override readonly name = 'RequiredParameterError'
  readonly parameter: string

  constructor(parameter: string) {
    super(`Required parameter ${parameter} was null or undefined.`)
    this.parameter = parameter
  }
}

/** The value itself, or `RequiredParameterError` naming the parameter when it is missing or empty. */
export function required<T>(parameter: string, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new RequiredParameterError(parameter)
  }
  return value
}
