import { type Call, open } from './call.ts'

type Operation = { security: object[]; parameters?: { required?: boolean }[] }
type Document = { paths: Record<string, Record<string, Operation>> }

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`,
      operation,
    })),
  )

/** The names of all calls of an OpenAPI document: `GET shops/{tenpo_no}`. */
export const callsIn = (document: Document): string[] =>
  operationsOf(document).map(({ name }) => name)

/** Its reads that need no parameter and no token. */
export const plainReadsIn = (document: Document): Call[] =>
  operationsOf(document)
    .filter(({ name, operation: { security, parameters = [] } }) => {
      const isOpen = security.some((scheme) => Object.keys(scheme).length === 0)
      return name.startsWith('GET ') && isOpen && !parameters.some(({ required }) => required)
    })
    .map(({ name }) => open(name.replace('GET ', '')))
