import { expect, test } from '@jest/globals'
import { httpError, type LoaderFunctionArgs, redirect } from '@sumai/platform'
import { runGuards } from './guards.ts'

const args = {} as LoaderFunctionArgs
const thrownBy = async (guard: () => unknown) =>
  runGuards(['it'], args, { it: guard as () => void }).catch((error: unknown) => error)

test('a guard that nobody knows is a 500', async () => {
  for (const name of ['nobody', 'constructor', '__proto__']) {
    const error = await runGuards([name], args).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ data: { message: 'Unknown middleware' }, init: { status: 500 } })
  }
})

test('what a guard throws keeps its status', async () => {
  const refuse = () => {
    throw httpError(404)
  }
  const fail = () => {
    throw Object.assign(new Error('gone'), { status: 410 })
  }
  expect(await thrownBy(refuse)).toMatchObject({ init: { status: 404 } })
  expect(await thrownBy(fail)).toMatchObject({ init: { status: 410 } })
})

test('what has no status is a 500', async () => {
  const fail = () => {
    throw new Error('broken')
  }
  expect(await thrownBy(fail)).toMatchObject({ init: { status: 500 } })
})

test('a guard may lead elsewhere', async () => {
  const away = () => {
    throw redirect('/contact')
  }
  expect(await thrownBy(away)).toBeInstanceOf(Response)
})

test('guards are asked in their order, and the first refusal ends it', async () => {
  const asked: string[] = []
  const guards = {
    first: () => {
      asked.push('first')
    },
    second: () => {
      asked.push('second')
      throw httpError(404)
    },
    third: () => {
      asked.push('third')
    },
  }
  await expect(runGuards(['first', 'second', 'third'], args, guards)).rejects.toBeDefined()
  expect(asked).toEqual(['first', 'second'])
})
