import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'

/** Tunnels that some kernels add to every new namespace; without an address they lead nowhere. */
const emptyTunnels = /^(?:tunl|gre|gretap|erspan|ip_vti|ip6_vti|sit|ip6tnl|ip6gre)0$/

/**
 * Aborts the suite if a packet could leave: a broken guard should show here, not at a stranger's server.
 * @throws Error in one line that says how to run it
 */
export function requireOnlyLoopback(): void {
  const up = Object.keys(networkInterfaces())
  const known = process.platform === 'linux' ? devices() : up
  if (up.join() !== 'lo' || known.some((device) => device !== 'lo' && !emptyTunnels.test(device))) {
    throw new Error('Run through scripts/test.mjs: this suite runs only in a network namespace with nothing but lo.')
  }
}

function devices(): string[] {
  const lines = readFileSync('/proc/net/dev', 'utf8').split('\n').slice(2)
  return lines.map((line) => line.split(':')[0]?.trim() ?? '').filter((device) => device !== '')
}
