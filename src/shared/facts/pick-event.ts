import { toPlain } from '#shared/linkedin/styled'
import type { Language } from '#shared/rules/languages'
import { alternatives } from './fact-words.ts'
import { type Line, sentencesOf } from './plain-lines.ts'
import { dayIn } from './read-when.ts'

export interface Announced {
  readonly eventDate: string
  readonly place?: string
}

const sureWhen = alternatives((words) => words.when, 'متى|الموعد')
const otherWhen = alternatives((words) => words.maybeWhen, 'التاريخ')
const where = alternatives((words) => words.where, 'أين|المكان')
const value = '\\s*[:：]\\s*(?<value>.{3,60})$'
const line = (words: string, mark: string) =>
  new RegExp(
    `^\\s*(?:[-*•]\\s*)?(?:${mark}\\uFE0F?\\s*(?<marked>[^:]{3,60})|(?:${mark}\\uFE0F?\\s*)?(?:${words})${value})$`,
    'iu',
  )
const sureDateLine = line(sureWhen, '(?:📅|🗓|📆)')
const anyDateLine = line(`${sureWhen}|${otherWhen}`, '(?:📅|🗓|📆)')
const placeLine = line(where, '📍')
const invitation = new RegExp(`^(?:${alternatives((words) => words.invitations, 'انضموا|ندعوكم')})`, 'iu')

/** When and where an event takes place: from labelled lines, or the day from a sentence that invites. */
export function pickEvent(content: string, lines: readonly Line[], language: Language): Announced | undefined {
  const raw = toPlain(content.normalize('NFC')).split(/\r\n?|\n/)
  const place = firstOf(raw, placeLine)
  const eventDate = firstOf(raw, place ? anyDateLine : sureDateLine) ?? invitedTo(lines, language)
  if (!eventDate || !/[\d٠-٩]/u.test(eventDate)) return undefined
  return place ? { eventDate, place } : { eventDate }
}

function firstOf(lines: readonly string[], form: RegExp): string | undefined {
  const groups = lines.map((text) => form.exec(text.trim())?.groups).find(Boolean)
  return (groups?.value ?? groups?.marked)?.trim()
}

function invitedTo(lines: readonly Line[], language: Language): string | undefined {
  const invited = lines.flatMap(({ text }) => sentencesOf(text, language)).find((text) => invitation.test(text))
  return invited && dayIn(invited)
}
