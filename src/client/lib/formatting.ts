import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import { type Language, languages } from '#shared/rules/languages'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { formatMoney, formatUnits } from '#shared/rules/money'
import { dayMs } from '#shared/time/durations'
import { placeOf } from '#shared/time/zone-names'
import { isLocale } from './is-locale.ts'
import { languageInUse } from './language.ts'
import { libTexts } from './texts.ts'

/**
 * Dates, numbers and prices, all by Intl: in the interface's language, in the reader's region if it has that language.
 */

const defaultLocales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<InterfaceLanguage, string>

/** The reader's first locale of `language`, else British English or German (Germany). Pure. */
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

/** 'Friday, 20 November 2026' (with or without the comma, by locale). */
export function formatDay(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(moment),
  )
}

/** '23 November': for days near enough to need no year. */
export function formatDayOfYear(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(new Date(moment))
}

/** '23 Nov': where there is little room. */
export function formatShortDay(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date(moment))
}

/** 'November 2026' */
export function formatMonth(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(new Date(moment))
}

/** 'Fri' */
export function formatWeekday(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short' }).format(new Date(moment))
}

/** 'Friday' */
export function formatWeekdayInFull(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'long' }).format(new Date(moment))
}

/** '20 November 2026 at 14:05' */
export function formatDateTime(moment: string | number | Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment))
}

/** 'Tuesday, 1 December 2026 at 09:00', in `timeZone`. */
export function formatMomentIn(moment: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** 'Tuesday, 1 December 2026 at 09:00 (Berlin)': for times at which something happens, wherever the reader is. */
export function formatMomentWithZone(moment: string | number | Date, timeZone: string): string {
  return `${formatMomentIn(moment, timeZone)} (${placeOf(timeZone)})`
}

/** 'Berlin (GMT+1)': a zone with how far its clocks are from Greenwich at that moment. */
export function formatZone(timeZone: string, moment: number): string {
  if (timeZone === 'UTC') return timeZone
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${placeOf(timeZone)} (${offset})`
}

/** '09:00', in `timeZone`. */
export function formatClock(moment: string | number | Date, timeZone: string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone }).format(new Date(moment))
}

/** 'Fri 09:00' within a week of `now`, else '4 Dec, 09:00', as clocks in `timeZone` show it. */
export function formatShortMoment(moment: string, timeZone: string, now: number): string {
  const isNear = Math.abs(Date.parse(moment) - now) < 6 * dayMs
  const day = isNear ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const clock = { hour: '2-digit', minute: '2-digit', timeZone } as const
  return new Intl.DateTimeFormat(locale(), { ...day, ...clock }).format(new Date(moment))
}

/** '3,000' */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** '1080 × 1350': sides in pixels, ungrouped, as they are in the names of formats. */
export function formatSize({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`
}

/** '1.8': how many times as much. */
export function formatFactor(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumSignificantDigits: 2 }).format(value)
}

/** '2.9%', or '2,9 %' in German. @param share from 0 to 1 */
export function formatPercent(share: number, digits = 1): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** '1234.50', or '1234,50' in German: ungrouped, for input fields. */
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

/** '8 euro', for the side navigation (spec section 2); other currencies as in `formatPrice`. */
export function formatPriceInWords({ cents, currency }: { cents: number; currency: string }): string {
  if (currency !== 'EUR') return formatPrice({ cents, currency })
  return libTexts.euro(formatEuro(cents).replace('€', '').trim())
}

/** The name of a language that posts are written in: 'German', or 'Deutsch' in a German interface. */
export function formatLanguage(language: Language): string {
  const { code, label } = languages[language]
  return new Intl.DisplayNames(languageInUse(), { type: 'language' }).of(code) ?? label
}

/** A model's name on every screen: what nobody has named in the reader's language, others as configured. */
export function formatModel(id: ModelId, label: string): string {
  if (id === 'composer') return libTexts.builtIn
  return label === modelFacts.compatible.label ? libTexts.compatible : label
}

/** A content style's name: those that come with the product in the reader's language, others as they were named. */
export function formatStyle(name: string): string {
  const shipped: Readonly<Record<string, string>> = libTexts.styles
  return Object.hasOwn(shipped, name) ? (shipped[name] ?? name) : name
}

/** '1:05' for 65 seconds, '1:01:05' from an hour on. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
