import { createRequire } from 'node:module'

/**
 * The server's Stripe library with shorter pauses: it waits hundredths of a second before it retries, and can have a
 * short timeout. Otherwise it behaves the same.
 */

interface Client {
  getInitialNetworkRetryDelay(): number
  getMaxNetworkRetryDelay(): number
  getApiField(this: Client, name: string): unknown
}

const { prototype } = createRequire(import.meta.url)('stripe') as { prototype: Client }
prototype.getInitialNetworkRetryDelay = () => 0.01
prototype.getMaxNetworkRetryDelay = () => 0.05

/** Sets the timeout of answers. @returns a function that resets it */
export function waitNoLongerThan(ms: number): () => void {
  const usual = Object.getOwnPropertyDescriptor(prototype, 'getApiField') ?? {}
  const read = usual.value as Client['getApiField']
  prototype.getApiField = function limited(name) {
    return name === 'timeout' ? ms : read.call(this, name)
  }
  return () => void Object.defineProperty(prototype, 'getApiField', usual)
}
