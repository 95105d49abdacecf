import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { consumeOneCopy } from './consume-one-copy.ts'

const own = { name: 'the copy of the shell' }

/** The module of a remote that wants `range` where the shell shares `version`. */
function required(range: string, version: string | undefined) {
  const shared = version === undefined ? {} : { react: { [version]: { get: () => () => own } } }
  const runtime = runtimeWith(shared, { shareKey: 'react', requiredVersion: range })
  runtime.f?.consumes?.('page')
  return () => runOf(runtime)
}

function runtimeWith(shared: object, wanted: object) {
  const runtime = {
    c: { 1: 'as it ran before' },
    m: {},
    f: {},
    S: { default: shared },
    consumesLoadingData: {
      chunkMapping: { page: ['1'] },
      moduleIdToConsumeDataMapping: { 1: wanted },
      initialConsumes: [] as string[],
    },
  } as Parameters<typeof consumeOneCopy>[0]
  consumeOneCopy(runtime)
  return runtime
}

function runOf(runtime: Parameters<typeof consumeOneCopy>[0]) {
  const module = { exports: undefined as unknown }
  runtime.m[1]?.(module)
  return module.exports
}

describe('a remote', () => {
  test.each([
    ['^19.3.1', '19.3.1'],
    ['^19.3.1', '19.3.10'],
    ['^19.3.1', '19.10.0'],
  ])('that wants %s takes %s of the shell', (range, version) => {
    expect(required(range, version)()).toBe(own)
  })

  test.each([
    ['^19.3.1', '19.3.0'],
    ['^19.3.1', '19.2.9'],
    ['^19.3.1', '18.9.9'],
    ['^19.3.1', '20.0.0'],
    ['^19.3.1', '190.3.1'],
    ['^19.3.1', undefined],
  ])('that wants %s refuses %s', (range, version) => {
    expect(required(range, version)).toThrow(`react is ${version}, not ${range}`)
  })

  test('may ask again after it threw', () => {
    const runtime = runtimeWith({}, { shareKey: 'react', requiredVersion: '^1.0.0' })
    runtime.f?.consumes?.('page')
    expect(() => runOf(runtime)).toThrow('react is undefined')
    expect(runtime.c).toEqual({})
    runtime.S.default = { react: { '1.0.0': { get: () => () => own } } }
    expect(runOf(runtime)).toBe(own)
  })

  test('of any two versions takes the one that is not less and of the same major', () => {
    const number = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(number, number, number, number, number, number, (a, b, c, x, y, z) => {
        const take = required(`^${a}.${b}.${c}`, `${x}.${y}.${z}`)
        const isNewer = y * 100 + z >= b * 100 + c
        if (a === x && isNewer) expect(take()).toBe(own)
        else expect(take).toThrow()
      }),
    )
  })
})

test('the shell takes its own copy at once', () => {
  const runtime = runtimeWith(
    {},
    { shareKey: 'react', requiredVersion: '^19.3.1', fallback: () => () => own },
  )
  runtime.consumesLoadingData.initialConsumes.push('1')
  delete runtime.f
  consumeOneCopy(runtime)
  expect(runOf(runtime)).toBe(own)
})

test('uses nothing from outside itself', () => {
  const alone = new Function(`return (${consumeOneCopy})`)() as typeof consumeOneCopy
  const runtime = runtimeWith(
    { react: { '1.0.0': { get: () => () => own } } },
    { shareKey: 'react', requiredVersion: '^1.0.0' },
  )
  runtime.m = {}
  alone(runtime)
  runtime.f?.consumes?.('page')
  expect(runOf(runtime)).toBe(own)
})
