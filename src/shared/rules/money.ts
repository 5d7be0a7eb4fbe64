/** Amounts of money. Currencies are in capitals, as ISO 4217 has them. */

/** 8 for 800 euro cents; 1200 for 1,200 yen, which have no smaller unit. */
export function toWholeUnits(smallestUnits: number, currency: string): number {
  return smallestUnits / 10 ** digitsOf(currency)
}

/** '€8', '€8.50', '¥1,200'; '8 €' in German. @param smallestUnits cents, where the currency has them */
export function formatMoney(smallestUnits: number, currency: string, language = 'en'): string {
  return formatUnits(toWholeUnits(smallestUnits, currency), currency, language)
}

/** The same from whole units. */
export function formatUnits(amount: number, currency: string, language = 'en'): string {
  const digits = Number.isInteger(amount) ? 0 : digitsOf(currency)
  return new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits }).format(amount)
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
