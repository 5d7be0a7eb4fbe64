/** Lines that mail programs write where another mail begins, in the languages people have them in. */

const longestLine = 400

const forwarded = [
  'Forwarded message',
  'Begin forwarded message',
  'Weitergeleitete (?:Nachricht|E-Mail|Mail)',
  'Anfang der weitergeleiteten (?:Nachricht|E-Mail|Mail)',
  'Message (?:transféré|réexpédié)',
  'Début du message (?:transféré|réexpédié)',
  'Mensaje reenviado',
  'Inicio del mensaje reenviado',
  'Messaggio inoltrato',
  'Inizio messaggio inoltrato',
  'Mensagem (?:encaminhada|reencaminhada)',
  'Início da mensagem (?:encaminhada|reencaminhada)',
  'Doorgestuurd bericht',
  'Begin doorgestuurd bericht',
  'Vidarebefordrat meddelande',
  'Forwarded by [^\\n]{1,120}',
  'Weitergeleitet von [^\\n]{1,120}',
]
const original = [
  'Original Message',
  'Original Appointment',
  'Reply message',
  'Ursprüngliche (?:Nachricht|Mail|E-Mail)',
  'Originalnachricht',
  "Message d['’]origine",
  'Message original',
  'Mensaje original',
  'Messaggio originale',
  'Mensagem original',
  'Oorspronkelijk bericht',
  'Ursprungligt meddelande',
]
const forwardedLine = new RegExp(
  `^[\\s*]*(?:-{2,}\\s*(?:${forwarded.join('|')})(?:\\s*:)?(?:\\s*-+)?|(?:${forwarded.join('|')}):)[\\s*]*$`,
  'iu',
)
const originalLine = new RegExp(`^[\\s*]*[-_]{2,}\\s*(?:${original.join('|')})(?:\\s*:)?(?:\\s*[-_]+)?[\\s*]*$`, 'iu')

/** Verbs of "Tomas Reed wrote:". */
const wrote =
  '(?:wrote|writes|schrieb|schreibt|a écrit|écrit|escribió|ha scritto|scrive|escreveu|schreef|skrev|napisał\\(?a?\\)?|kirjoitti)'
const attribution = new RegExp(
  `^(?:[^\\n]{3,380}\\s${wrote}(?:\\s[^\\n:]{1,120})?[\\s\\u00a0]?[:：]|(?:Quoting|Zitat von|Citando|Quoting message from)\\s[^\\n]{3,200}:)\\s*$`,
  'iu',
)
const endsWithColon = /[:：]\s*$/
const opening = /^\s*(?:On|Am|Le|El|Il|Em|Op|Den|Dnia|Quoting|Zitat|Citando)\s[^\n]*\d|^\s*\d{1,4}[-./]\d/
const address = /[^\s<>@]@[^\s<>@]+\.[^\s<>@]/
const time = /\b\d{1,2}[:.h]\d{2}\b/
const day = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2}\b/

export function isForwardedLine(line: string): boolean {
  return line.length <= longestLine && forwardedLine.test(line)
}

export function isOriginalLine(line: string): boolean {
  return line.length <= longestLine && originalLine.test(line)
}

/** "On Mon, May 11, 2026 at 9:00 AM Tomas Reed wrote:", in front of lines that are marked as quoted. */
export function isAttribution(text: string): boolean {
  if (text.length > longestLine || !endsWithColon.test(text)) return false
  return attribution.test(text) || address.test(text) || (time.test(text) && day.test(text))
}

/** Whether the words that introduce a quotation begin here, not on a line above. */
export function opensAttribution(text: string): boolean {
  return opening.test(text.slice(0, longestLine))
}

/** The same where nothing behind it is marked: only what a person would not write in an article. */
export function isWholeAttribution(text: string): boolean {
  if (text.length > longestLine || !endsWithColon.test(text) || !attribution.test(text)) return false
  return day.test(text) && (time.test(text) || address.test(text))
}

/** A rule that some programs draw above what they quote. */
export function isRule(line: string): boolean {
  return /^\s*[-_=*]{5,}\s*$/.test(line)
}
