import { callApi } from '#client/lib/api'
import { isGuarded } from '#client/lib/leave-guard'
import { queryClient, queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { Answer } from '#shared/contract/contract'
import { texts } from '../texts.ts'

/**
 * What became of a payment, followed until it is known, wherever in the app one goes meanwhile. Times are those of spec
 * sections 4 and 9.
 */

const words = texts.outcome
const firstLookMs = 3_000
const nextLookMs = 2_000
const reloadAfterMs = 2_000

export type PaymentStatus = Answer<'getPaymentStatus'>['status']

export interface Outcome {
  /** null when the payment did not get that far. */
  paymentIntentId: string | null
  status: PaymentStatus
  /** The provider's own words on a failure. */
  message: string | null
}

export type Watched =
  | { step: 'idle' | 'processing' | 'succeeded' }
  | { step: 'failed'; message: string }
  /** There was no answer; `id` can be asked about again. */
  | { step: 'unknown'; id: string }

let watched: Watched = { step: 'idle' }
const listeners = new Set<() => void>()

export function currentPayment(): Watched {
  return watched
}

export function onPaymentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A new attempt: what the last one came to is of no more use. */
export function forgetPayment(): void {
  show({ step: 'idle' })
}

/** Says what an attempt came to, and goes on asking while it is processed. */
export function settlePayment({ paymentIntentId, status, message }: Outcome): void {
  if (status === 'succeeded') welcome()
  else if (status === 'processing' && paymentIntentId !== null) wait(paymentIntentId)
  else fail(message ?? sentenceFor(status))
  // this one can't be paid any more; the server makes another
  if (status === 'canceled') void queryClient.invalidateQueries({ queryKey: queryKeys.paymentSetup })
}

/** For a payment that was begun elsewhere: coming back from the bank's page, or after an answer that never came. */
export async function followPayment(paymentIntentId: string): Promise<void> {
  const status = await ask(paymentIntentId)
  if (status) settlePayment({ paymentIntentId, status, message: null })
}

function wait(id: string): void {
  show({ step: 'processing' })
  toast({ kind: 'success', title: words.processing.title, description: words.processing.description })
  setTimeout(() => void lookAgain(id), firstLookMs)
}

async function lookAgain(id: string): Promise<void> {
  const status = await ask(id)
  if (status === 'processing') setTimeout(() => void lookAgain(id), nextLookMs)
  else if (status) settlePayment({ paymentIntentId: id, status, message: null })
}

async function ask(id: string): Promise<PaymentStatus | null> {
  try {
    return (await callApi('getPaymentStatus', { params: { paymentIntentId: id } })).status
  } catch {
    show({ step: 'unknown', id })
    toast({ kind: 'error', ...words.error })
    return null
  }
}

function welcome(): void {
  show({ step: 'succeeded' })
  toast({ kind: 'success', ...words.succeeded })
  setTimeout(startAfresh, reloadAfterMs)
}

/** Everything the app knows of the person's rights is old now. Unsaved work is not thrown away for it. */
function startAfresh(): void {
  if (isGuarded()) {
    show({ step: 'idle' })
    void queryClient.invalidateQueries()
  } else location.reload()
}

function fail(message: string): void {
  show({ step: 'failed', message })
  toast({ kind: 'error', title: words.failed.title, description: message })
}

function sentenceFor(status: PaymentStatus): string {
  return status in words.status ? words.status[status as keyof typeof words.status] : words.failed.fallback
}

function show(next: Watched): void {
  watched = next
  for (const listener of listeners) listener()
}
