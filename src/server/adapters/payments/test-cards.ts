import type { PlainReason } from '#shared/errors/reason'
import type { CardAttempt } from './payments.ts'

/** The cards of the built-in test provider: the numbers that people know from Stripe, and what each one does. */

export type CardBehaviour = 'pays' | 'asks' | 'takes-time' | 'pays-once'

const cards: Record<string, CardBehaviour | { declines: PlainReason }> = {
  '4242424242424242': 'pays',
  '4000002500003155': 'asks',
  '4000000000000077': 'takes-time',
  '4000000000000341': 'pays-once',
  '4000000000000002': { declines: 'cardDeclined' },
  '4000000000009995': { declines: 'cardWithoutFunds' },
}

/** Pure. What the card would do, or why it does nothing. */
export function readCard(attempt: CardAttempt, now: number): { behaviour: CardBehaviour } | { declines: PlainReason } {
  const number = attempt.cardNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number)) return { declines: 'cardNumberIncomplete' }
  if (!hasCheckDigit(number)) return { declines: 'cardNumberInvalid' }
  if (!isInFuture(attempt.expiry, now)) return { declines: 'cardExpired' }
  if (!/^\d{3,4}$/.test(attempt.cvc.trim())) return { declines: 'cardCodeIncomplete' }
  const card = cards[number]
  if (card === undefined) return { declines: 'cardIsNoTestCard' }
  return typeof card === 'string' ? { behaviour: card } : card
}

/** The last digit makes the sum a multiple of ten (Luhn, ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is good to the last day of its month. */
function isInFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now
}
