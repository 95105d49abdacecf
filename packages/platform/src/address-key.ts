import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that a provider gives to one customer, who may use all the others. */
const CUSTOMER_BITS = 64

/** By which limits count a visitor: the IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  // Most addresses are keys already, and every request is counted.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`)
  return `${network.toString()}/${CUSTOMER_BITS}`
}
