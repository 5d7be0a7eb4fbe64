import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import { type Language, languages } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { formatMoney, formatUnits } from '#shared/rules/money'
import { isLocale } from './is-locale.ts'
import { languageInUse } from './language.ts'
import { libTexts } from './texts.ts'

/** Dates, numbers and prices, all by Intl: in the interface's language, of the reader's region where they share it. */

const defaultLocales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<InterfaceLanguage, string>

/** The reader's first locale of `language`, else British English or the German of Germany. Pure. */
export function pickLocale(language: InterfaceLanguage, locales: readonly string[]): string {
  const isOfLanguage = (locale: string) => locale.toLowerCase().split('-', 1)[0] === language
  return locales.find((locale) => isOfLanguage(locale) && isLocale(locale)) ?? defaultLocales[language]
}

function locale(): string {
  return pickLocale(languageInUse(), typeof navigator === 'undefined' ? [] : navigator.languages)
}

/** '20 November 2026', in the reader's time zone. */
export function formatDate(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(moment))
}

/** 'Friday, 20 November 2026' (or without the comma, as the locale has it). */
export function formatDay(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  )
}

/** '23 November': for days near enough to need no year. */
export function formatDayOfYear(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(new Date(moment))
}

/** 'November 2026' */
export function formatMonth(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(new Date(moment))
}

/** 'Fri' */
export function formatWeekday(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short' }).format(new Date(moment))
}

/** '20 November 2026 at 14:05' */
export function formatDateTime(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
}

/** 'Tuesday, 1 December 2026 at 09:00', as clocks in `timeZone` show it. */
export function formatMomentIn(moment: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** '09:00', as clocks in `timeZone` show it. */
export function formatClock(moment: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** '3,000' */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** '1234.50', or '1234,50' in German: ungrouped, as it is typed into a field. */
export function formatPlainNumber(value: number, digits: { least?: number; most: number }): string {
  return new Intl.NumberFormat(locale(), {
    useGrouping: false,
    minimumFractionDigits: digits.least ?? 0,
    maximumFractionDigits: digits.most,
  }).format(value)
}

/** The price of this installation: '€8', '$12.50'. */
export function formatPrice({ cents, currency }: { cents: number; currency: string }): string {
  return formatMoney(cents, currency, languageInUse())
}

/** '€8', or '€8.50' when there are cents. */
export function formatEuro(cents: number): string {
  return formatPrice({ cents, currency: 'EUR' })
}

/** '€8' from whole units: 8 euro, not 800 cents. */
export function formatAmount(amount: number, currency: string): string {
  return formatUnits(amount, currency, languageInUse())
}

/** '3 days left' */
export function formatDaysLeft(days: number): string {
  return libTexts.daysLeft(days, formatNumber(days))
}

/** '8 euro', as the side navigation writes it (spec section 2); another currency as anywhere else. */
export function formatPriceInWords({ cents, currency }: { cents: number; currency: string }): string {
  if (currency !== 'EUR') return formatPrice({ cents, currency })
  return libTexts.euro(formatEuro(cents).replace('€', '').trim())
}

/** The name of a language that posts are written in: 'German', or 'Deutsch' in a German interface. */
export function formatLanguage(language: Language): string {
  const { code, label } = languages[language]
  return new Intl.DisplayNames(languageInUse(), { type: 'language' }).of(code) ?? label
}

/** What a model is called on every screen: the built-in one in the reader's language, others as they are set up. */
export function formatModel(id: ModelId, label: string): string {
  return id === 'composer' ? libTexts.builtIn : label
}
