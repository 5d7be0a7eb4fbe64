/**
 * Reads iCalendar strictly (RFC 5545), and shares nothing with what writes it: whatever the format does not allow is
 * thrown. Only what the product writes is known.
 */

export interface ReadEvent {
  uid: string
  stamp: number
  modified: number
  sequence: number
  starts: number
  ends: number
  status: string
  summary: string
  description: string
  url: string | null
}

export interface ReadCalendar {
  name: string
  events: ReadEvent[]
}

const once = ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART', 'DTEND', 'STATUS', 'TRANSP', 'SUMMARY']
const atMostOnce = ['DESCRIPTION', 'URL']
const states = ['CONFIRMED', 'TENTATIVE', 'CANCELLED']

export function readIcal(bytes: Uint8Array): ReadCalendar {
  const lines = linesOf(bytes)
  must(lines[0] === 'BEGIN:VCALENDAR' && lines.at(-1) === 'END:VCALENDAR', 'it is one calendar')
  const inside = lines.slice(1, -1)
  const first = inside.indexOf('BEGIN:VEVENT')
  const head = propertiesOf(first < 0 ? inside : inside.slice(0, first))
  must(head.get('VERSION')?.join() === '2.0' && head.get('PRODID')?.length === 1, 'it says its version and maker')
  const events: ReadEvent[] = []
  for (let rest = first < 0 ? [] : inside.slice(first); rest.length > 0; ) {
    const end = rest.indexOf('END:VEVENT')
    must(rest[0] === 'BEGIN:VEVENT' && end > 0, 'events begin and end')
    events.push(eventOf(propertiesOf(rest.slice(1, end))))
    rest = rest.slice(end + 1)
  }
  must(new Set(events.map(({ uid }) => uid)).size === events.length, 'no two events share a UID')
  return { name: textOf(head.get('NAME')?.[0] ?? ''), events }
}

/** Unfolded. */
function linesOf(bytes: Uint8Array): string[] {
  const physical: Uint8Array[] = []
  let start = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 10) must(bytes[at - 1] === 13, 'no LF stands without CR')
    if (bytes[at] !== 13) continue
    must(bytes[at + 1] === 10, 'no CR stands without LF')
    physical.push(bytes.slice(start, at))
    start = at + 2
  }
  must(start === bytes.length, 'the last line ends')
  const lines: string[] = []
  for (const each of physical) {
    must(each.length > 0 && each.length <= 75, `a line has 1 to 75 bytes, not ${each.length}`)
    // fatal: a character that is split by the fold does not decode
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(each)
    if (!text.startsWith(' ')) lines.push(text)
    else lines.push(`${lines.pop() ?? wrong('a first line is not folded')}${text.slice(1)}`)
  }
  for (const line of lines) must(!/[\p{Cc}]/u.test(line.replaceAll('\t', '')), 'no control characters')
  return lines
}

function propertiesOf(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const [, name = '', value = ''] =
      /^([A-Z-]+)(?:;[A-Z-]+=[A-Z]+)*:(.*)$/su.exec(line) ?? wrong(`a property has a name and a value: ${line}`)
    found.set(name, [...(found.get(name) ?? []), value])
  }
  return found
}

function eventOf(properties: Map<string, string[]>): ReadEvent {
  for (const [name, values] of properties) {
    must([...once, ...atMostOnce].includes(name), `${name} is known`)
    must(values.length === 1, `${name} stands once`)
  }
  const value = (name: string) => properties.get(name)?.[0] ?? wrong(`${name} is there`)
  for (const name of once) value(name)
  must(states.includes(value('STATUS')), 'a status of the format')
  must(/^\d+$/.test(value('SEQUENCE')), 'a whole number')
  const [url] = properties.get('URL') ?? []
  must(url === undefined || URL.canParse(url), 'an address')
  return {
    uid: textOf(value('UID')),
    stamp: momentOf(value('DTSTAMP')),
    modified: momentOf(value('LAST-MODIFIED')),
    sequence: Number(value('SEQUENCE')),
    starts: momentOf(value('DTSTART')),
    ends: momentOf(value('DTEND')),
    status: value('STATUS'),
    summary: textOf(value('SUMMARY')),
    description: textOf(properties.get('DESCRIPTION')?.[0] ?? ''),
    url: url ?? null,
  }
}

/** Epoch ms; in UTC alone. */
function momentOf(value: string): number {
  must(/^\d{8}T\d{6}Z$/.test(value), `a moment in UTC: ${value}`)
  return Date.parse(value.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function textOf(value: string): string {
  must(/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value), `a text is escaped: ${value}`)
  return value.replaceAll(/\\(.)/gsu, (_, character: string) => (/n/i.test(character) ? '\n' : character))
}

function must(holds: boolean, what: string): void {
  if (!holds) wrong(what)
}

function wrong(what: string): never {
  throw new Error(`Not iCalendar: ${what}`)
}
