import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { AppError } from '#server/platform/errors'

/** How Stripe is called, and how its failures become ours. */

/** The release our code was written against; a newer library must not change what arrives. */
const apiVersion = '2026-10-28.endive'

/**
 * Two repetitions after the first try. Calls that cost something carry our own idempotency keys, so a repetition
 * finds what was done; reading and setting may be repeated anyway.
 */
const maxNetworkRetries = 2
const timeoutMs = 10_000

/** Takes fourteen megabytes, needed only by a server with Stripe: loaded once, when it is opened. */
let library: typeof Stripe | undefined

export function openStripe(config: { secretKey: string; apiBase: string | null }): Stripe {
  const base = config.apiBase ? new URL(config.apiBase) : null
  library ??= createRequire(import.meta.url)('stripe') as typeof Stripe
  return new library(config.secretKey, {
    apiVersion,
    maxNetworkRetries,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/**
 * Stripe's errors carry what was sent and answered, client secrets included: only their kind goes on.
 * @throws AppError payments_unavailable | payments_refused
 */
export async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toAppError(error)
  }
}

/** The same, where what Stripe does not know is no failure. */
export async function askFor<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  return await ask(async () => {
    try {
      return await call()
    } catch (error) {
      if (isStripeError(error) && error.code === 'resource_missing') return undefined
      throw error
    }
  })
}

/** The same, where what the key may not do is no failure. */
export async function askIfAllowed<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  return await ask(async () => {
    try {
      return await call()
    } catch (error) {
      if (isStripeError(error) && error.type === 'StripePermissionError') return undefined
      throw error
    }
  })
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return library !== undefined && error instanceof library.errors.StripeError
}

function toAppError(error: unknown): AppError {
  if (!isStripeError(error)) {
    const name = error instanceof Error ? error.name : typeof error
    return unavailable(`The answer of Stripe could not be used: ${name}`)
  }
  const cause = `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''} ${error.requestId ?? ''}`
  const isAnswered = error.statusCode !== undefined && error.statusCode !== 409 && error.statusCode !== 429
  return isAnswered ? refused(cause) : unavailable(cause)
}

function unavailable(cause: string): AppError {
  return new AppError('payments_unavailable', 'paymentsUnreachable', {
    cause: new Error(cause),
  })
}

function refused(cause: string): AppError {
  return new AppError('payments_refused', 'paymentsRefused', {
    cause: new Error(cause),
  })
}
