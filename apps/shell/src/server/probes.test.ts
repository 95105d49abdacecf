import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import type { Registry } from '../releases/registry.ts'
import { probes } from './probes.ts'

test('a shell lives while its remotes are looked for, and is ready when one is there', async () => {
  const firstLook = Promise.withResolvers<void>()
  const entries: Record<string, object> = {}
  const app = Fastify()
  probes(app, { registry: { entries: () => entries } as Registry, firstLook: firstLook.promise })
  expect((await app.inject('/livez')).statusCode).toBe(200)
  const ready = app.inject('/readyz')
  entries.chintai = {}
  firstLook.resolve()
  expect((await ready).statusCode).toBe(200)
  delete entries.chintai
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})
