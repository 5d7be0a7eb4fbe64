import { SSF } from '@e965/xlsx'

/** Excel's last day, 31 December 9999. */
const lastDay = 2_958_465
const secondsOfDay = 86_400
/** Quoted text, letters behind a backslash, blanks as wide as a letter, fillers, and all brackets but elapsed time. */
const literals = /"[^"]*"?|\\.|_.|\*.|\[(?!h{1,9}\]|m{1,9}\]|s{1,9}\])[^[\]]*\]/gi
/** Characters that Excel shows literally, although they are not part of any format. */
const strangeLetters = /[^\s\w#?.,%;:@[\]"\\/$()+\-<>=!&'~{}^*€£¥]/gu

/**
 * A number as a cell displays it with its format code. Days are written YYYY-MM-DD in every format: 5/12/26 is
 * ambiguous. Times, durations, percentages and amounts are as displayed.
 */
export function formatNumber(value: number, code: string, isDate1904 = false): string {
  const day = dayText(value, code, isDate1904)
  if (day !== undefined) return day
  if (isGeneral(code)) return generalText(value)
  const shown = tidy(formatAs(code, value, isDate1904) ?? generalText(value))
  // Excel fills the cell with #### for an invalid moment.
  return shown === '' && Object.values(shownParts(code)).includes(true) ? generalText(value) : shown
}

/** A text as a cell shows it: a format may have a part for texts, and an empty one hides them. */
export function formatText(text: string, code: string): string {
  const hasPart = withoutLiterals(code).split(';').length > 3
  return hasPart ? tidy(formatAs(code, text, false) ?? text) : text
}

/** True for `;;;` and its like, by which authors keep a cell from being seen. */
export function hidesAll(code: string): boolean {
  const rest = code.replace(/\[[^[\]]*\]/g, '')
  return /^[;\s]*$/.test(rest) && rest.includes(';')
}

/** ISO 8601 as some programs store days, without a time of zero. */
export function isoDay(value: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(value) ?? []
  if (!day) return value
  return time && !/^00:00(:00)?$/.test(time) ? `${day} ${time.replace(/:00$/, '')}` : day
}

function dayText(value: number, code: string, isDate1904: boolean): string | undefined {
  const shows = shownParts(code)
  if (!shows.month || value < 1 || value >= lastDay + 1) return undefined
  // the last digits of a stored moment are a matter of rounding: 14:29:59.99 is half past two
  const seconds = Math.round(value * secondsOfDay)
  const moment = SSF.parse_date_code(Math.floor(seconds / secondsOfDay), { date1904: isDate1904 })
  if (!moment) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  const month = `${moment.y}-${two(moment.m)}`
  if (!shows.day) return shows.year ? month : undefined
  return `${month}-${two(moment.d)}${shows.hours ? ` ${clock(seconds % secondsOfDay, shows.seconds)}` : ''}`
}

function clock(seconds: number, showsSeconds: boolean): string {
  return new Date(seconds * 1000).toISOString().slice(11, showsSeconds ? 19 : 16)
}

/** Which parts of a moment a format shows. `m` is a month, or minutes behind hours or in front of seconds. */
function shownParts(code: string) {
  const shows = { year: false, month: false, day: false, hours: false, seconds: false }
  if (isGeneral(code)) return shows
  const first = withoutLiterals(code).toLowerCase().split(';', 1)[0] ?? ''
  const letters = first.replace(/am\/pm|a\/p|e[+-]/g, '').match(/y+|m+|d+|h+|s+|e+|b+/g) ?? []
  letters.forEach((each, at) => {
    const letter = each[0]
    if (letter === 'y' || letter === 'e' || letter === 'b') shows.year = true
    else if (letter === 'd') shows.day = true
    else if (letter === 'h') shows.hours = true
    else if (letter === 's') shows.seconds = true
    else if (letters[at - 1]?.[0] !== 'h' && letters[at + 1]?.[0] !== 's') shows.month = !/\[m/.test(first)
  })
  return shows
}

/** Undefined for an invalid format. */
function formatAs(code: string, value: number | string, date1904: boolean): string | undefined {
  for (const attempt of [code, code.replace(strangeLetters, '\\$&')]) {
    try {
      return SSF.format(attempt, value, { date1904 })
    } catch {
      // the next attempt, else the plain number: an unreadable format must not cost the figure
    }
  }
  return undefined
}

function isGeneral(code: string): boolean {
  return code === '' || /^(?:\[[^\]]*\])*(?:general|@|standard)?$/i.test(code)
}

/** Long whole numbers too are written out, which Excel does only where the column is wide enough. */
function generalText(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : SSF.format('General', value)
}

function withoutLiterals(code: string): string {
  return code.replace(literals, '')
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
