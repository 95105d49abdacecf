import { BlockList, isIPv6 } from 'node:net'

const listOf = (...networks: string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Networks of a house or a cluster, and this machine. */
const PRIVATE = listOf(
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
)

/** No server of anybody: link-local (the metadata of clouds), tunnels into IPv4, tests, multicast. */
const NOWHERE = listOf(
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
)

const isIn = (list: BlockList, address: string) =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export const isPrivate = (address: string): boolean => isIn(PRIVATE, address)

export const isNowhere = (address: string): boolean => isIn(NOWHERE, address)
