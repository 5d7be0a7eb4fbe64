import type Stripe from 'stripe'
import { isStripeError } from './stripe-client.ts'

/** Stripe's notices, as far as they are looked at: whom one is about. What it says may be out of date. */

/** Stripe's own proposal for how old a notice may be. */
const toleranceSeconds = 300

export interface StripeNotice {
  id: string
  about: Record<string, unknown>
}

/** @param now epoch ms */
export function readSigned(
  stripe: Stripe,
  webhookSecret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: number },
): StripeNotice | 'unsigned' | 'unreadable' {
  try {
    const event: unknown = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now,
    )
    return toNotice(event) ?? 'unreadable'
  } catch (error) {
    // what is signed and yet can't be taken apart is the provider's, and no event
    return isStripeError(error) && error.type === 'StripeSignatureVerificationError' ? 'unsigned' : 'unreadable'
  }
}

/** Checked by hand: a signature says who wrote it, not that it has the shape of an event. */
function toNotice(event: unknown): StripeNotice | undefined {
  if (!isRecord(event) || !isId(event.id) || !isRecord(event.data) || !isRecord(event.data.object)) return undefined
  return { id: event.id, about: event.data.object }
}

/** Ids; null where it names none. A customer is named by its own id. */
export function subjectOf({ about }: StripeNotice): { customerId: string | null; paymentId: string | null } {
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
