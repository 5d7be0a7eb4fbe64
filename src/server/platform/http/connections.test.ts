import { EventEmitter } from 'node:events'
import type { Server } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { connectionLimits, limitConnections } from './connections.ts'

/**
 * Opens a connection from each address.
 * @returns how many were closed at once, and a function that closes the others
 */
function connectFrom(addresses: readonly string[], environment: Record<string, string> = {}) {
  const server = new EventEmitter() as Server
  limitConnections(server, loadConfig(environment), pino({ level: 'silent' }))
  let refused = 0
  const connect = (remoteAddress: string) => {
    const destroy = () => {
      refused += 1
    }
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy })
    server.emit('connection', socket)
    return socket
  }
  const sockets = addresses.map((address) => connect(address))
  return { connect, sockets, refused: () => refused }
}

const more = connectionLimits.maxOfAddress + 5
const many = (address: (index: number) => string) => Array.from({ length: more }, (_, index) => address(index))

test.each([
  ['one address', many(() => '192.0.2.1'), 5],
  ['one address, as IPv6 writes it', many((index) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')), 5],
  ['the network that one subscriber has', many((index) => `2001:db8::${index.toString(16)}`), 5],
  ['many addresses', many((index) => `192.0.2.${index % 250}`), 0],
  ['this machine, where a proxy may be', many(() => '127.0.0.1'), 0],
])('connections from %s are limited', (_name, addresses, refused) => {
  expect(connectFrom(addresses).refused()).toBe(refused)
})

test('a declared proxy brings everybody’s connections', () => {
  expect(
    connectFrom(
      many(() => '10.0.0.5'),
      { TRUST_PROXY: '1' },
    ).refused(),
  ).toBe(0)
})

test('who closes connections may open others', () => {
  const { connect, sockets, refused } = connectFrom(many(() => '192.0.2.1'))
  sockets[0]?.emit('close')
  connect('192.0.2.1')
  expect(refused()).toBe(5)
  connect('192.0.2.1')
  expect(refused()).toBe(6)
})
