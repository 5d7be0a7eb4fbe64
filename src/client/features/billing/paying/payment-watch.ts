import { isGuarded } from '#client/lib/leave-guard'
import { fetchPaymentStatus, type PaymentStatus, refreshAfterPayment, renewPaymentSetup } from '#client/queries/billing'
import { toast } from '#client/ui/toast'
import { keepJustPaid } from './just-paid.ts'
import { payingTexts } from './texts.ts'

/** Tracks a payment until its outcome is known, also across page changes. Times are those of spec sections 4 and 9. */

const firstLookMs = 3_000
const nextLookMs = 2_000
const reloadAfterMs = 2_000

export interface Outcome {
  /** null before the first payment. */
  paymentIntentId: string | null
  status: PaymentStatus
  /** Why it failed, in the provider's words. */
  message: string | null
}

export type Watched =
  | { step: 'idle' | 'processing' | 'succeeded' }
  | { step: 'failed'; message: string }
  /** There was no response; the status of `id` can be queried again. */
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

/** Before a new attempt: clears the outcome of the last one. */
export function forgetPayment(): void {
  show({ step: 'idle' })
}

/** Shows the outcome of an attempt, and polls the server while the payment is processed. */
export function settlePayment({ paymentIntentId, status, message }: Outcome): void {
  if (status === 'succeeded') succeed()
  else if (status === 'processing' && paymentIntentId !== null) watchProcessing(paymentIntentId)
  else fail(message ?? sentenceFor(status))
  if (status === 'canceled') renewPaymentSetup()
}

/** For a payment started elsewhere: after returning from the bank's page, or when a response was lost. */
export async function followPayment(paymentIntentId: string): Promise<void> {
  const status = await readStatus(paymentIntentId)
  if (status) settlePayment({ paymentIntentId, status, message: null })
}

function watchProcessing(id: string): void {
  const { title, description } = payingTexts.outcome.processing
  show({ step: 'processing' })
  toast({ kind: 'success', title, description })
  setTimeout(() => void lookAgain(id), firstLookMs)
}

async function lookAgain(id: string): Promise<void> {
  const status = await readStatus(id)
  if (status === 'processing') setTimeout(() => void lookAgain(id), nextLookMs)
  else if (status) settlePayment({ paymentIntentId: id, status, message: null })
}

async function readStatus(id: string): Promise<PaymentStatus | null> {
  try {
    return await fetchPaymentStatus(id)
  } catch {
    show({ step: 'unknown', id })
    toast({ kind: 'error', ...payingTexts.outcome.error })
    return null
  }
}

function succeed(): void {
  keepJustPaid()
  show({ step: 'succeeded' })
  toast({ kind: 'success', ...payingTexts.outcome.succeeded })
  setTimeout(renewRights, reloadAfterMs)
}

/**
 * The cached rights of the person are outdated. Reloads the page to renew them, unless that would lose unsaved work.
 */
function renewRights(): void {
  if (isGuarded()) {
    show({ step: 'idle' })
    refreshAfterPayment()
  } else location.reload()
}

function fail(message: string): void {
  show({ step: 'failed', message })
  toast({ kind: 'error', title: payingTexts.outcome.failed.title, description: message })
}

function sentenceFor(status: PaymentStatus): string {
  const sentences: Readonly<Partial<Record<PaymentStatus, string>>> = payingTexts.outcome.status
  return sentences[status] ?? payingTexts.outcome.failed.fallback
}

function show(next: Watched): void {
  watched = next
  for (const listener of listeners) listener()
}
