import type Stripe from 'stripe'
import { isStripeError } from './stripe-client.ts'

/** Parses Stripe's webhook events as far as needed: the customer concerned. Other data in them may be outdated. */

/** Stripe's own proposal for how old a notice may be. */
const toleranceSeconds = 300

export interface StripeEvent {
  id: string
  about: Record<string, unknown>
}

/** @param now epoch ms */
export function readSigned(
  stripe: Stripe,
  webhookSecret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: number },
): StripeEvent | 'unsigned' | 'unreadable' {
  try {
    const event: unknown = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now,
    )
    return toStripeEvent(event) ?? 'unreadable'
  } catch (error) {
    // an event that is signed but unreadable is the provider's fault, not a forged one
    return isStripeError(error) && error.type === 'StripeSignatureVerificationError' ? 'unsigned' : 'unreadable'
  }
}

/** Validated by hand: a signature proves the sender, not the shape of an event. */
function toStripeEvent(event: unknown): StripeEvent | undefined {
  if (!isRecord(event) || !isId(event.id) || !isRecord(event.data) || !isRecord(event.data.object)) return undefined
  return { id: event.id, about: event.data.object }
}

/** Ids; null if there are none. A customer event has the customer's own id. */
export function subjectOf({ about }: StripeEvent): { customerId: string | null; paymentId: string | null } {
  const customerId = about.object === 'customer' ? idIn(about.id) : idIn(about.customer)
  return { customerId, paymentId: idIn(about.payment_intent) }
}

function idIn(reference: unknown): string | null {
  const id = isRecord(reference) ? reference.id : reference
  return isId(id) ? id : null
}

/** As Stripe makes them; anything else must not reach a database. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,255}$/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
