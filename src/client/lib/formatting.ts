/** Dates, numbers and prices, all by Intl. The interface is English; the region is the reader's where that is English too. */

const locale = pickLocale(typeof navigator === 'undefined' ? [] : navigator.languages)

/** The reader's first English locale, else British English. */
export function pickLocale(languages: readonly string[]): string {
  return languages.find((language) => /^en(-|$)/i.test(language)) ?? 'en-GB'
}

/** '20 November 2026', in the reader's time zone. */
export function formatDate(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/** 'Friday, 20 November 2026' (or without the comma, as the locale has it). */
export function formatDay(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  )
}

/** '23 November': for days near enough to need no year. */
export function formatDayOfYear(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment))
}

/** 'November 2026' */
export function formatMonth(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(moment))
}

/** 'Fri' */
export function formatWeekday(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(new Date(moment))
}

/** '20 November 2026 at 14:05' */
export function formatDateTime(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
}

/** '3,000' */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** '€8', or '€8.50' when there are cents. The one formatter of prices. */
export function formatEuro(cents: number): string {
  return formatMoney(cents / 100, 'EUR')
}

/** '€8', '-€8.50'. @param currency in capitals, as ISO 4217 has it */
export function formatMoney(amount: number, currency: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits }).format(amount)
}

/** '3 days left' */
export function formatDaysLeft(days: number): string {
  return days === 1 ? '1 day left' : `${formatNumber(days)} days left`
}

/** '8 euro', as the side navigation writes it (spec section 2). */
export function formatEuroInWords(cents: number): string {
  return `${formatEuro(cents).replace('€', '')} euro`
}
