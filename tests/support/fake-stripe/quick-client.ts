import { createRequire } from 'node:module'

/**
 * Stripe's library as the server has it, in a hurry: it waits hundredths of a second before it asks again, and can be
 * told to give up soon. What it does then is the same.
 */

interface Client {
  getInitialNetworkRetryDelay(): number
  getMaxNetworkRetryDelay(): number
  getApiField(this: Client, name: string): unknown
}

const { prototype } = createRequire(import.meta.url)('stripe') as { prototype: Client }
prototype.getInitialNetworkRetryDelay = () => 0.01
prototype.getMaxNetworkRetryDelay = () => 0.05

/** From now on an answer is waited for no longer than this. @returns what takes it back */
export function waitNoLongerThan(ms: number): () => void {
  const usual = Object.getOwnPropertyDescriptor(prototype, 'getApiField') ?? {}
  const read = usual.value as Client['getApiField']
  prototype.getApiField = function limited(name) {
    return name === 'timeout' ? ms : read.call(this, name)
  }
  return () => void Object.defineProperty(prototype, 'getApiField', usual)
}
