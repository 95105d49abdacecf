import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { addressKey } from '@sumai/platform/address-key'
import type { FastifyRequest } from 'fastify'

type Trust = {
  /** The secret that only the shell, the server of the staff's screens and the API know. */
  internalToken: string
  /** Addresses or networks (10.0.0.0/8) of proxies in front of this process. */
  trustedProxies: readonly string[]
}

/** Who is behind a request. */
export type Caller = {
  /** The IPv4 address or IPv6 network by which limits count. */
  address: string
  /** The shell, which counts the pages of a visitor itself. */
  isShell: boolean
  /** The server of the staff's screens, which passes on whatever a browser asks of it. */
  isStaffServer: boolean
}

/**
 * Finds the visitor behind a request, for rate limits. The last address of `X-Forwarded-For` counts
 * when one of our own servers has sent it; else the last that is no trusted proxy, the sender
 * included.
 */
export function callerReader({ internalToken, trustedProxies }: Trust) {
  const proxies = blockList(trustedProxies)
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return function callerOf({
    headers,
    socket,
  }: Pick<FastifyRequest, 'headers' | 'socket'>): Caller {
    const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown'
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean)
    const isOurs = isSame(headers['x-internal-token'], internalToken)
    const isStaffServer = isOurs && headers['x-internal-caller'] === 'staff'
    const hops = [...forwarded, peer]
    const address = isOurs
      ? (forwarded.at(-1) ?? peer)
      : (hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? peer)
    return { address: addressKey(address), isShell: isOurs && !isStaffServer, isStaffServer }
  }
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(String(given ?? '')), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}
