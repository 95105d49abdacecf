import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { FetchFile } from './load-release.ts'

type Options = {
  /** The only origins that files are fetched from. */
  origins: readonly string[]
  /** Host names may resolve to private addresses, as inside a cluster. */
  allowPrivate: boolean
  /** Default: that of the system. */
  resolve?: (
    host: string,
    options: { all: true },
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
}

/** Ranges of ipaddr.js: private networks and this machine. */
const PRIVATE = ['private', 'carrierGradeNat', 'uniqueLocal', 'loopback']

/** Maximum size of a file, bytes, unless the caller says otherwise. */
const LIMIT = 32 * 1024 * 1024

/**
 * Fetches the files of remotes from the configured origins, without following redirects. The
 * resolved address is checked when the connection is made, so that a host name cannot be pointed
 * into our network (DNS rebinding). A private address or localhost is allowed when REMOTES names it
 * itself.
 */
export function createFetchRemote({ origins, allowPrivate, resolve = lookup }: Options): FetchFile {
  const judged: LookupFunction = (host, options, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const bad = addresses?.find(
        ({ address }) =>
          isForbidden(address) || (isPrivate(address) && !allowPrivate && host !== 'localhost'),
      )
      const [first] = addresses ?? []
      if (error) done(error, '')
      else if (bad) done(refusal(`${host} leads to ${bad.address}`), '')
      else if (options.all) done(null, addresses)
      else done(null, first?.address ?? '', first?.family)
    })
  }
  const settings = { keepAlive: true, lookup: judged }
  const agents = { http: new http.Agent(settings), https: new https.Agent(settings) }

  return async (address, timeoutMs, limit = LIMIT) => {
    const url = new URL(address)
    if (!origins.includes(url.origin)) throw refusal(`${url.origin} is not in REMOTES`)
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) && isForbidden(literal)) throw refusal(`${literal} is never allowed`)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await ask(url, agents, signal)
      if (answer.statusCode === 200) return await bytesOf(answer, limit)
      answer.resume()
    } catch (error) {
      throw signal.aborted ? new Error(`no answer in ${timeoutMs} ms`) : error
    }
    throw new Error(`${url.pathname} is not answered with 200`)
  }
}

type Agents = { http: http.Agent; https: https.Agent }

function ask(url: URL, agents: Agents, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const { request } = isSecure ? https : http
  return new Promise((resolve, reject) => {
    request(url, { agent: isSecure ? agents.https : agents.http, signal }, resolve)
      .on('error', reject)
      .end()
  })
}

async function bytesOf(answer: IncomingMessage, limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    length += chunk.length
    if (length > limit) throw new Error(`longer than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const refusal = (reason: string) => Object.assign(new Error(reason), { code: `refused: ${reason}` })

/** Treats `::ffff:10.0.0.1` as the IPv4 address it contains. */
const rangeOf = (address: string): string => ipaddr.process(address).range()

const isPrivate = (address: string): boolean => PRIVATE.includes(rangeOf(address))

/** In a range that is never allowed: link-local (cloud metadata), IPv4 tunnels, test networks, multicast. */
const isForbidden = (address: string): boolean =>
  rangeOf(address) !== 'unicast' && !isPrivate(address)
