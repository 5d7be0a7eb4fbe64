/** Events in iCalendar's form (RFC 5545, RFC 7986). Pure. */

/** Moments are epoch ms. */
export interface CalendarEvent {
  uid: string
  /** Grows with each change of the event. */
  sequence: number
  changedAt: number
  startsAt: number
  endsAt: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  /** Several lines are allowed; '' for none. */
  description: string
  /** What it leads to; null for nothing. */
  url: string | null
}

const lineBytes = 75
const lineEnd = '\r\n'

/**
 * @param calendar.refreshHours how often readers should ask again
 * @returns the whole file, which is the same for the same events
 */
export function writeIcal(
  { name, refreshHours }: { name: string; refreshHours: number },
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postwright//Schedule//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    // what readers knew before RFC 7986
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + lineEnd).join('')
}

function eventLines({ summary, description, url, ...event }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    // without a METHOD it is the moment of the last change (RFC 5545, 3.8.7.2)
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.status}`,
    // nobody is busy because a post goes out
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${url.replaceAll(/[\r\n]/g, '')}`]),
    'END:VEVENT',
  ]
}

/** 20261201T090000Z */
function utc(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** A value of the type TEXT, which has neither control characters nor halves of characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Lines of at most 75 bytes without their ends; each further one begins with a space, and no character is split. */
export function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > lineBytes) {
      folded += `${lineEnd} `
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
