import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> }
type Document = { paths: Record<string, Record<string, Operation>> }
type Answer = { method: string; path: string; status: number; type: string; body: unknown }

/**
 * Checks answers against the OpenAPI document: throws when the document does not know the call or
 * the status, or when the body is not as it says, unknown fields included.
 */
export function answerChecker(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const compiled = new Map<string, ValidateFunction>()
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    parameters: template.split('{').length,
  }))
  // What is spelled out wins over a parameter: banners/sort over banners/{banner_id}.
  templates.sort((a, b) => a.parameters - b.parameters)

  return function check({ method, path, status, type, body }: Answer): void {
    const operation = templates
      .filter(({ pattern }) => pattern.test(path))
      .map(({ template }) => document.paths[template]?.[method.toLowerCase()])
      .find(Boolean)
    // An unknown path or method is not in the document; its answer is, as everybody's failure.
    const response = operation
      ? (operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`])
      : status === 404 && anyFailure(document)
    if (!response) throw new Error(`${method} ${path}: ${status} is not in the OpenAPI document`)
    const { content } = response
    // A file is described by its type.
    if (type && content?.[type] && !content['application/json']) return
    const schema = content?.['application/json']?.schema
    if (!schema) {
      if (body === undefined) return
      throw new Error(`${method} ${path}: ${status} has a body that nobody has described`)
    }
    const key = JSON.stringify(schema)
    const validate = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, validate)
    if (!validate(body)) {
      const faults = ajv.errorsText(validate.errors?.slice(0, 5))
      throw new Error(`${method} ${path}: ${status} is not as described: ${faults}`)
    }
  }
}

const anyFailure = ({ paths }: Document) =>
  Object.values(paths).flatMap((path) => Object.values(path))[0]?.responses['4XX']
