/**
 * A renderer: the process of one release (releases/renderer.ts). It loads the release that it is
 * given and answers what the shell's main process asks. The entry of the shell's server build.
 */
import '../shared-libraries.ts'
import { startTelemetry } from '@sumai/telemetry'
import { log } from '../log.ts'
import type { FromRenderer, LiveReleases, Start, ToRenderer } from '../releases/messages.ts'
import { type Answers, createAnswers } from './answers.ts'
import { readAssets } from './assets.ts'
import { loadGeneration } from './generation.ts'
import { createRender } from './render.tsx'
import { createServerTransport } from './server-transport.ts'
import { createTokens } from './tokens.ts'

const say = (message: FromRenderer) => process.send?.(message)

let liveReleases: LiveReleases = { entries: {}, menus: {} }
let started: Promise<Answers> | undefined

async function start({ settings, loaded }: Start): Promise<Answers> {
  const telemetry = await startTelemetry('shell')
  process.once('disconnect', () => telemetry.stop().finally(() => process.exit()))
  const generation = loaded && (await loadGeneration(loaded))
  const render = createRender({
    ...settings,
    ...createTokens(settings.internalToken),
    generation,
    liveReleases: () => liveReleases,
    assets: readAssets(settings.assetsDir, settings.assetsBase),
    transportFor: createServerTransport({ ...settings, telemetry, log }),
    log,
  })
  const answers = createAnswers(
    (asked) =>
      telemetry.within(asked.trace ?? {}, () =>
        telemetry.span('render', 'internal', { 'url.path': asked.url.replace(/\?.*/, '') }, () =>
          render(asked),
        ),
      ),
    generation,
  )
  say({ type: 'ready', introduction: { menu: generation?.menu ?? null } })
  return answers
}

async function answer({ id, name, what }: Extract<ToRenderer, { type: 'ask' }>): Promise<void> {
  try {
    const answers = await started
    if (!answers) throw new Error('it has not started')
    say({ type: 'answer', id, answer: await answers[name](what as never) })
  } catch (error) {
    say({ type: 'failed', id, reason: String((error as Error)?.stack ?? error) })
  }
}

process.on('message', (message: ToRenderer) => {
  if (message.type === 'beat') say({ type: 'beat' })
  else if (message.type === 'ask') answer(message)
  else {
    liveReleases = message.type === 'start' ? message.start.liveReleases : message.liveReleases
    if (message.type === 'start') {
      started = start(message.start)
      started.catch((error) => say({ type: 'refused', reason: String(error?.message ?? error) }))
    }
  }
})
