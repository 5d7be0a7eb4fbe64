import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds, languages } from '#shared/rules/languages'
import { dayMs } from '#shared/time/durations'
import { wordsPattern } from './words-pattern.ts'

const patterns = new Map(
  languageIds.map((language) => {
    const { relative, weekdays, onWeekday, future, before, ...single } = serverPacks[language].writing.times
    return [
      language,
      {
        relative: wordsPattern(relative),
        // "Friday, November 22" is already a date
        dayWithDate: new RegExp(
          `(?:${weekdays.join('|')}),?\\s(?:\\(|den\\s|dem\\s|le\\s|el\\s)?(?:\\p{Lu}\\p{L}{2,8}\\.?\\s\\d{1,2}(?!\\d)|\\d{1,2}(?:\\.|\\s(?:de\\s)?\\p{L}{3}))`,
          'giu',
        ),
        weekday: wordsPattern(onWeekday.replaceAll('DAY', weekdays.map((day) => `(${day})`).join('|'))),
        future: wordsPattern(future),
        yesterday: wordsPattern(single.yesterday),
        behindPreposition: new RegExp(`(?<!\\p{L})(?:${before})\\s$`, 'iu'),
        day: new Intl.DateTimeFormat(languages[language].code, { dateStyle: 'long', timeZone: 'UTC' }),
        years: [single.lastYear, single.thisYear, single.nextYear].map((year) => wordsPattern(`(?:${year})(?!['’])`)),
      },
    ] as const
  }),
)

/**
 * The sentence with relative time words replaced by dates in square brackets; null if one of them cannot be resolved.
 */
export function withDates(text: string, published: string | null, language: Language | null): string | null {
  const found = language === null ? undefined : patterns.get(language)
  if (language === null || found === undefined) return text
  const plain = (some: string) => some.replace(found.dayWithDate, ' ').replace(/\[[^\]]{0,60}\]/g, ' ')
  if (!found.relative.test(plain(text))) return text
  const day = published === null ? Number.NaN : Date.parse(published.slice(0, 10))
  if (Number.isNaN(day)) return null
  const { inYear, onDay } = serverPacks[language].writing.times
  let dated = text
  for (const [place, pattern] of found.years.entries()) {
    const year = new Date(day).getUTCFullYear() + place - 1
    dated = dated.replace(pattern, (whole, ...rest: readonly unknown[]) =>
      isBare(dated, rest, whole, found.behindPreposition) ? `[${year}]` : `[${inYear(year)}]`,
    )
  }
  const setDay = (time: number, isAlone: boolean) => {
    const written = writeDay(time, language)
    return `[${isAlone ? written : onDay(written)}]`
  }
  dated = dated.replace(found.yesterday, (whole, ...rest: readonly unknown[]) =>
    setDay(day - dayMs, isBare(dated, rest, whole, found.behindPreposition)),
  )
  if (!found.future.test(dated)) {
    dated = dated.replace(found.weekday, (whole, ...rest: readonly unknown[]) => {
      const weekday = rest.slice(0, 14).findIndex((group) => typeof group === 'string' && group !== dated) % 7
      const time = lastSuch(day, weekday)
      // the day after is as likely: pages carry the day of another time zone
      return day - time > 5 * dayMs ? whole : setDay(time, isBare(dated, rest, whole, found.behindPreposition))
    })
  }
  return found.relative.test(plain(dated)) ? null : startingWithCapital(dated)
}

/** Whether a preposition or a month precedes the replaced words, so that the date needs no preposition. */
function isBare(text: string, rest: readonly unknown[], whole: string, behindPreposition: RegExp): boolean {
  const at = rest.find((each) => typeof each === 'number') ?? text.indexOf(whole)
  return behindPreposition.test(text.slice(Math.max(0, at - 14), at))
}

/** That weekday, 0 for Monday, on the day of the article or in the six days before. */
function lastSuch(day: number, weekday: number): number {
  const back = ((new Date(day).getUTCDay() + 6) % 7) - weekday
  return day - ((back + 7) % 7) * dayMs
}

/** A day as its readers write it. */
export function writeDay(time: number, language: Language): string {
  const day = patterns.get(language)?.day.format(time) ?? ''
  return day.replace(/^1 /, `${serverPacks[language].writing.times.firstDay} `)
}

function startingWithCapital(text: string): string {
  return text.replace(/^\[\p{Ll}/u, (opening) => opening.toUpperCase())
}
