/** Dates as pages write them, in our languages and Polish and Russian, to the day they name. Never converted between time zones. */

import { serverPacks } from '#shared/languages/server-packs'

const words = Object.values(serverPacks).map(({ reading }) => reading)
const inPolishAndRussian =
  'sty|янв lut|фев mar|мар kwi|апр maj|ма[йя] cze|июн lip|июл sie|авг wrz|сен paź|окт lis|ноя gru|дек'
const monthStarts = Array.from({ length: 12 }, (_, month) => {
  const starts = [...words.map((each) => each.monthStarts), inPolishAndRussian].map((list) => list.split(' ')[month])
  return [new RegExp(`^(?:${starts.join('|')})`), month + 1] as const
})

const y = '(?<y>(?:19|20)\\d{2})'
const spelt = '(?<month>\\p{L}{3,12})'

/** Tried in this order; `a` and `b` are day and month, in an order that depends on the locale. */
const patterns = [
  `(?<!\\d)${y}[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})(?!\\d)`,
  `(?<!\\d)${y}(?<m>\\d{2})(?<d>\\d{2})(?:T|(?!\\d))`,
  `${y}年\\s*(?<m>\\d{1,2})月\\s*(?<d>\\d{1,2})日`,
  `(?<!\\d)(?<d>\\d{1,2})(?:st|nd|rd|th|er|º|°)?[.,]?[\\s\\-/]*(?:de\\s+)?${spelt}\\.?,?[\\s\\-/]*(?:del?\\s+)?${y}(?!\\d)`,
  `(?<!\\p{L})${spelt}\\.?\\s*(?<d>\\d{1,2})(?:st|nd|rd|th)?,?\\s+${y}(?!\\d)`,
  // Not the time that touches a short year: 28.09.19 and 12:44.
  `(?<!\\d)(?<a>\\d{1,2})\\s?[.\\-/]\\s?(?<b>\\d{1,2})\\s?[.\\-/]\\s?${y}(?!\\d|:\\d)`,
  '(?<!\\d|\\d\\.)(?<a>\\d{2})\\.(?<b>\\d{2})\\.(?<yy>\\d{2})(?:(?=\\d{2}:\\d{2})|(?!\\.?\\d))',
].map((pattern) => new RegExp(pattern, 'iu'))

/**
 * The first day a text names, as YYYY-MM-DD, or null. `03/04/2021` is read day first unless `monthFirst`
 * (American pages) or the numbers say otherwise.
 */
export function findDay(text: string, options: { monthFirst?: boolean } = {}): string | null {
  if (/^\d{13}$/.test(text.trim())) return findDay(new Date(Number(text)).toISOString())
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups
    const day = parts ? readParts(parts, options.monthFirst ?? false) : null
    if (day) return day
  }
  return null
}

/** The date in an address such as /2019/11/18/headline or /2019-11-18-headline; null for only a year and month. */
export function findDayInAddress(url: string): string | null {
  const match = /[/_-]((?:19|20)\d{2})[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?:[/_-]|\.\w+$|$)/.exec(url)
  return match ? toDay(match[1], Number(match[2]), Number(match[3])) : null
}

/** True for a line that is a date (with a time, weekday or "Updated" at most) and nothing else. */
export function isDateLine(line: string): boolean {
  if (line.length > 90 || !findDay(line)) return false
  const rest = line.replace(/\d+/g, ' ').replace(/\p{L}+/gu, (word) => (isDateWord(word) ? ' ' : word))
  return (rest.match(/\p{L}/gu) ?? []).length <= 3
}

const dateWords =
  /^(?:st|nd|rd|th|de|del|le|el|il|am|pm|um|uhr|at|on|à|alle|ore|h|as|às|a|las|h?rs?|gmt|utc|est|edt|pst|pdt|cet|cest|ist|bst|et|mon|tue|wed|thu|fri|sat|sun|\p{L}*day|\p{L}*tag|mittwoch|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|feira|updated?|published|posted|created|last|modified|date|aktualisiert|veröffentlicht|stand|erstellt|vom|publié|mis|jour|publicado|actualizado|pubblicato|aggiornato|atualizado|em|z|t)$/iu

/** A month, a weekday or another word common in date lines. */
export function isDateWord(word: string): boolean {
  return monthNamed(word) !== null || dateWords.test(word)
}

function monthNamed(word: string): number | null {
  const lower = word.toLowerCase()
  return monthStarts.find(([start]) => start.test(lower))?.[1] ?? null
}

function readParts(parts: Record<string, string | undefined>, monthFirst: boolean): string | null {
  const [a, b] = [Number(parts.a), Number(parts.b)]
  const year = parts.y ?? `20${parts.yy}`
  if (parts.a) return (monthFirst && a <= 12) || b > 12 ? toDay(year, a, b) : toDay(year, b, a)
  return toDay(parts.y, parts.month ? monthNamed(parts.month) : Number(parts.m), Number(parts.d))
}

function toDay(year: string | undefined, month: number | null, day: number): string | null {
  if (!year || !month || !day || month > 12 || day > daysIn(Number(year), month)) return null
  const found = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return noDays.has(found) ? null : found
}

/** What programs write where they have no day: second zero of their clocks, also seen from west of Greenwich. */
const noDays = new Set(['1970-01-01', '1969-12-31'])

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
