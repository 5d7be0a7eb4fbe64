import { payingTexts } from './texts.ts'

/** The card form of test payments: its values and validation. Pure. */

export interface TestCard {
  number: string
  /** MM/YY */
  expiry: string
  cvc: string
}

export const noCard: TestCard = { number: '', expiry: '', cvc: '' }

/** The cards that the built-in provider knows, and the outcome of paying with each. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0025 0000 3155', outcome: 'asks' },
  { number: '4000 0000 0000 0077', outcome: 'takesTime' },
  { number: '4000 0000 0000 0341', outcome: 'paysOnce' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'noFunds' },
] as const

/** A listed card with an expiry date in the future. */
export function filledCard(number: string, now: Date): TestCard {
  return { number, expiry: `12/${String((now.getFullYear() + 3) % 100).padStart(2, '0')}`, cvc: '123' }
}

export function problemsOf({ number, expiry, cvc }: TestCard, now: Date): Partial<Record<keyof TestCard, string>> {
  return {
    ...problem('number', numberProblem(digitsOf(number))),
    ...problem('expiry', expiryProblem(expiry, now)),
    ...problem('cvc', /^\d{3,4}$/.test(cvc.trim()) ? null : payingTexts.testForm.problems.cvc),
  }
}

/** '4242 4242 4242 4242' */
export function groupDigits(number: string): string {
  return (digitsOf(number).match(/.{1,4}/g) ?? []).join(' ')
}

/** '12/29' from '1229', '12 / 29' or '12/2029'; unparsable text stays unchanged. */
export function tidyExpiry(expiry: string): string {
  const [, month, year] = /^\s*(\d{1,2}?)(?:\s*[/-])?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  return month && year ? `${month.padStart(2, '0')}/${year}` : expiry
}

/** The number in groups and the date as printed on cards. */
export function tidyCard(card: TestCard): TestCard {
  return { ...card, number: groupDigits(card.number), expiry: tidyExpiry(card.expiry) }
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

function problem(field: keyof TestCard, message: string | null) {
  return message === null ? {} : { [field]: message }
}

function numberProblem(digits: string): string | null {
  if (digits.length < 12 || digits.length > 19) return payingTexts.testForm.problems.numberMissing
  return hasCheckDigit(digits) ? null : payingTexts.testForm.problems.numberWrong
}

/** Luhn, ISO/IEC 7812-1: every second digit from the right counts double, and the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function expiryProblem(expiry: string, now: Date): string | null {
  const [month = 0, year = 0] = tidyExpiry(expiry).split('/').map(Number)
  if (!/^\d\d\/\d\d$/.test(tidyExpiry(expiry)) || month < 1 || month > 12)
    return payingTexts.testForm.problems.expiryWrong
  // a card is valid until the last day of its month
  return new Date(2000 + year, month, 1) > now ? null : payingTexts.testForm.problems.expiryPast
}
