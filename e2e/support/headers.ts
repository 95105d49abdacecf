import { expect } from '@playwright/test'

/** Sent with every answer of the shell. */
const ALWAYS: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
}

/** Sent with documents alone: files would carry these for nothing. */
const DOCUMENTS: Record<string, string | RegExp> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': /camera=\(\), microphone=\(\), payment=\(\)/,
}

/** What would tell an attacker where to begin. */
const NEVER = ['server', 'x-powered-by', 'access-control-allow-credentials']

/** The Content-Security-Policy of each kind of answer. */
const POLICIES = {
  /** A page of the site: our files and its inlined styles, nothing inline that is not hashed. */
  page: /^default-src 'none'; script-src 'self' .*form-action 'self'; report-uri \/reports$/,
  /** An error page without files. */
  plain: /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
  /** A file, or no body at all: nothing in it may act. */
  nothing: "default-src 'none'; frame-ancestors 'none'",
  /** A picture, which may hold a style of its own. */
  picture: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  worker: "script-src 'none'",
} as const

const CACHES = {
  never: 'no-store',
  /** Kept, and asked about each time. */
  asked: 'no-cache',
  forEver: /max-age=31536000.*immutable/,
  minute: 'public, max-age=60',
  hour: 'public, max-age=3600',
  day: 'public, max-age=86400',
} as const

export type Expected = {
  status: number
  type?: string
  policy: keyof typeof POLICIES
  cache: keyof typeof CACHES
  more?: Record<string, string | RegExp>
}

/** Compares an answer with what its kind must say. */
export function expectAnswer(
  answer: { status: number; headers: Record<string, string> },
  { status, type, policy, cache, more = {} }: Expected,
): void {
  expect(answer.status).toBe(status)
  const isDocument = policy === 'page' || policy === 'plain'
  const wanted = {
    ...ALWAYS,
    ...(isDocument ? DOCUMENTS : {}),
    'content-security-policy': POLICIES[policy],
    'cache-control': CACHES[cache],
    ...(type ? { 'content-type': type } : {}),
    ...more,
  }
  for (const [name, value] of Object.entries(wanted)) {
    const sent = answer.headers[name] ?? 'is missing'
    if (value instanceof RegExp) expect(sent, name).toMatch(value)
    else expect(sent, name).toBe(value)
  }
  const unwanted = [...NEVER, ...(isDocument ? [] : Object.keys(DOCUMENTS))]
  for (const name of unwanted) expect(answer.headers[name], name).toBeUndefined()
  expect(answer.headers['content-security-policy']).not.toContain('unsafe-eval')
}

/** An answer as it came: no redirect followed, no header added. */
export async function answerOf(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  const body = await answer.text()
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
}
