import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Overloaded, RenderQueue, type Urgency } from './render-queue.ts'

/** Renders that end when they are told to. */
function controlled(options?: ConstructorParameters<typeof RenderQueue>[0]) {
  const queue = new RenderQueue(options)
  const started: string[] = []
  const running: (() => void)[] = []
  const ask = (name: string, urgency: Urgency = 'page', left?: AbortSignal) =>
    queue.run(
      () => {
        started.push(name)
        return new Promise<string>((resolve) => running.push(() => resolve(name)))
      },
      urgency,
      left,
    )
  return { started, ask, end: () => running.shift()?.(), running }
}

const settled = () => new Promise(setImmediate)

test('forms are rendered before pages, and pages before renewals', async () => {
  const { ask, end, started } = controlled({ atOnce: 1 })
  ask('running')
  ask('renewal', 'renewal')
  ask('page')
  ask('form', 'form')
  for (const _ of [1, 2, 3]) {
    end()
    await settled()
  }
  expect(started).toEqual(['running', 'form', 'page', 'renewal'])
})

test('what would have to wait too long is refused at once', async () => {
  // A render is taken for 100 ms long: the sixth would wait for 600 ms.
  const { ask, end, started } = controlled({
    atOnce: 1,
    longestWait: { form: 500, page: 500, renewal: 500 },
  })
  ask('running')
  for (let index = 0; index < 5; index += 1) ask(`${index}`)
  await expect(ask('too many')).rejects.toThrow(Overloaded)
  // Another line is another matter.
  ask('form', 'form')
  end()
  await settled()
  expect(started).toEqual(['running', 'form'])
})

test('who has left is not rendered for', async () => {
  const { ask, end, started } = controlled({ atOnce: 1 })
  ask('running')
  const left = new AbortController()
  const gone = ask('gone', 'page', left.signal)
  ask('next')
  left.abort(new Error('the visitor has left'))
  await expect(gone).rejects.toThrow('the visitor has left')
  end()
  await settled()
  expect(started).toEqual(['running', 'next'])
})

test('never more at once than allowed, everything is answered, and nothing is left over', async () => {
  const urgency = fc.constantFrom<Urgency>('form', 'page', 'renewal')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(urgency, fc.constant('end' as const)), { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, atOnce) => {
        const { ask, end, running, started } = controlled({ atOnce })
        const answers: Promise<string>[] = []
        for (const step of steps) {
          if (step === 'end') end()
          else answers.push(ask(`${answers.length}`, step).catch((error: Error) => error.name))
          await settled()
          expect(running.length).toBeLessThanOrEqual(atOnce)
        }
        while (running.length > 0) {
          end()
          await settled()
        }
        const all = await Promise.all(answers)
        expect(started.length + all.filter((answer) => answer === 'Overloaded').length).toBe(
          answers.length,
        )
      },
    ),
  )
})
