import { timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfTokenOf, type StaffSession } from '../staff/staff-sessions.ts'

const COOKIE = 'staff_session'
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Asked = Pick<FastifyRequest, 'method' | 'headers'>

/** Whether it changes nothing. */
export const isRead = ({ method }: Asked) => READS.has(method)

export const sessionTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.cookie && parseCookie(headers.cookie)[COOKIE]

/**
 * Whether a page of the staff's site asks, by what no other site can send: its origin, and the token
 * that the answer with the session has told it.
 */
export const isOwnPage = (
  { headers }: Asked,
  session: Pick<StaffSession, 'token'>,
  origins: readonly string[],
) =>
  origins.includes(String(headers.origin)) &&
  isSame(String(headers['x-csrf-token']), csrfTokenOf(session))

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const setSessionCookie = (
  reply: FastifyReply,
  { token, expiresAt }: StaffSession,
  origin: string,
) => reply.header('set-cookie', cookieOf(token, expiresAt, origin))

export const clearSessionCookie = (reply: FastifyReply, origin: string) =>
  reply.header('set-cookie', cookieOf('', new Date(0), origin))

/** Out of reach for scripts and other sites, over HTTPS but on localhost. */
const cookieOf = (value: string, expires: Date, origin: string) =>
  stringifySetCookie({
    ...{ name: COOKIE, value, expires, path: '/' },
    ...{ httpOnly: true, sameSite: 'strict', secure: origin.startsWith('https:') },
  })
