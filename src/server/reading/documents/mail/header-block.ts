import { findDay } from '../../html/dates.ts'

/** Sender, time and subject of a quoted mail, from its header. */
export interface HeaderBlock {
  author: string
  /** YYYY-MM-DD, as written. */
  day: string | null
  subject: string
  /** Whether it names an address or a time of day, as mail programs do and press releases with a "From:" do not. */
  isOfMail: boolean
  /** The index of the first line behind it. */
  end: number
}

type Field = 'from' | 'date' | 'to' | 'subject' | 'other'

const labels: Record<Field, string> = {
  from: 'From|Von|De|Da|Van|Från|Fra|Od|Lähettäjä',
  date: 'Sent|Date|Gesendet|Datum|Envoyé|Fecha|Enviado|Enviado el|Data|Inviato|Enviada em|Enviado em|Verzonden|Skickat|Sendt|Dato|Wysłano|Lähetetty',
  to: 'To|An|À|A|Pour|Para|Aan|Till|Til|Do|Vastaanottaja',
  subject: 'Subject|Betreff|Objet|Sujet|Asunto|Oggetto|Assunto|Onderwerp|Ämne|Emne|Temat|Aihe',
  other:
    'Cc|Bcc|Cci|Kopie|Copie à|Copie|Copia|Reply-To|Antwort an|Répondre à|Importance|Wichtigkeit|Priority|Attachments|Anlagen|Organization',
}
const fieldOfLabel = new Map(
  Object.entries(labels).flatMap(([field, names]) =>
    names.split('|').map((name): [string, Field] => [name.toLowerCase(), field as Field]),
  ),
)
const longestLine = 2_000
/** `*From:* Press Desk` is how bold letters come out of mail programs, `From: | Press Desk` are cells. */
const labelled = /^[\s*_]*(\p{L}[\p{L} -]{0,20}?)[*_]*[\s\u00a0]?[:：](.*)$/u
const time = /\d{1,2}[:.h]\d{2}/

/** The mail header that starts at a line, or null. After an attribution line fewer fields are required. */
export function readHeaderBlock(lines: readonly string[], start: number, isAnnounced: boolean): HeaderBlock | null {
  const found = new Map<Field, string>()
  let last: Field | undefined
  let hasGaps: boolean | undefined
  let at = start
  while (isAnnounced && at < start + 3 && isBlank(lines[at])) at += 1
  if (!isAnnounced && fieldAt(lines[at])?.field !== 'from') return null
  let end = at
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const next = fieldAt(line)
    if (isBlank(line)) {
      // some write each header line as a paragraph
      hasGaps ??= fieldAt(lines[at + 1]) !== undefined && found.size === 1
      if (!hasGaps || fieldAt(lines[at + 1]) === undefined) break
    } else if (next && !found.has(next.field)) {
      found.set(next.field, next.value)
      if (found.size > 1) hasGaps ??= false
      last = next.field
    } else if (next && next.field !== 'other') break
    else if (!next && !continues(line, last, found)) break
    if (!isBlank(line)) end = at + 1
  }
  const hasSender = found.has('from') && (found.has('date') || found.has('subject') || found.has('to'))
  return hasSender && (isAnnounced || found.size >= 3) ? toBlock(found, end) : null
}

function fieldAt(line: string | undefined): { field: Field; value: string } | undefined {
  const [, label = '', value = ''] = labelled.exec(line?.slice(0, longestLine) ?? '') ?? []
  const field = fieldOfLabel.get(label.trim().toLowerCase())
  return field && { field, value: value.replace(/[*|]/g, '').trim() }
}

/** Addresses go on over several lines, and so does a long subject that is indented. */
function continues(line: string, last: Field | undefined, found: ReadonlyMap<Field, string>): boolean {
  if (last === undefined || line.length > 300) return false
  if (last === 'to' || last === 'other') return /[,;]\s*$/.test(found.get(last) ?? '') || /^\s*\S+@\S+/.test(line)
  return /^\s+\S/.test(line)
}

function toBlock(found: ReadonlyMap<Field, string>, end: number): HeaderBlock {
  const [from, date] = [found.get('from') ?? '', found.get('date') ?? '']
  return {
    author: authorOf(from),
    day: findDay(date, { monthFirst: /\d\s*[AP]M\b/i.test(date) }),
    subject: found.get('subject') ?? '',
    isOfMail: from.includes('@') || time.test(date),
    end,
  }
}

/** `"Press Desk" <press@pier.example>`, `Press Desk [mailto:press@pier.example]`, or an address alone. */
function authorOf(from: string): string {
  const name = from
    .replace(/[<[(][^<>[\]()]*@[^<>[\]()]*[>\])]?/g, '')
    .replaceAll('"', '')
    .trim()
    .replace(/^'(.*)'$/, '$1')
  return name || (/(?<![^\s<>[\]:"])@*[^\s<>[\]:"@]+@[^\s<>[\]"]+/.exec(from)?.[0] ?? '')
}

function isBlank(line: string | undefined): boolean {
  return line !== undefined && line.trim() === ''
}
