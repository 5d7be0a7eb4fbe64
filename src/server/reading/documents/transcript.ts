import { decodeEntities } from '../html/to-text.ts'
import { LeftOutCounter } from '../left-out.ts'
import { type LetterForm, LetterLine } from '../letters/letter-line.ts'
import type { Found } from './found.ts'
import { TextCollector } from './text-collector.ts'

/** A moment as WebVTT and SubRip write it. */
const time = '(?:(\\d{1,4}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})'
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}`)
const captionsStart = new RegExp(`^\\s*(?:WEBVTT(?:[ \\t\\n]|$)|(?:\\d+[ \\t]*\\n)?\\s*${time}\\s*-->)`)

/** A moment alone on its line, as a player lists its transcript for reading along. */
const listedTime = /^\s*(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s*$/
/** Such a list begins within the first minute, unlike the times of a programme, and a few lines further comes the next. */
const listStart = /^\s*(?:00?:)?00?:[0-5]\d[ \t]*\n(?:[^\n]{0,500}\n){1,3}(?:\d{1,2}:)?\d{1,2}:[0-5]\d[ \t]*(?:\n|$)/

/** A comment, which is never on the screen. */
const noteStart = /^NOTE(?:\s|$)/

/** A silence this long parts two paragraphs, and so does the end of a caption once a paragraph is long. */
const pauseSeconds = 4
const longParagraph = 800
/** A speaker's name before the words; two arrows mark a new speaker in American captions. */
const speakerStart = /^(?:>>+\s*|\p{Lu}[\p{L}\p{M}\d.'’ -]{1,40}:\s)/u

interface Caption {
  start: number
  end: number
  lines: string[]
}

/** Whether a text is captions, WebVTT or SubRip, or a transcript copied from a player; decided by its beginning. */
export function isTranscript(text: string): boolean {
  const start = text
    .slice(0, 2_000)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  return captionsStart.test(start) || listStart.test(start)
}

/**
 * Reads captions as spoken text: without times and markup, lines that roll up the screen only once, with speakers if
 * named.
 */
export function readTranscript(source: string): Found {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const collector = new TextCollector()
  const { leftOut } = collector
  const speech = new Speech(leftOut, (paragraph) => collector.add(paragraph))
  for (const caption of captionsOf(text, leftOut)) {
    speech.add(caption)
    if (collector.isFull) break
  }
  speech.end()
  const head = text.slice(0, 500).split('\n\n')[0] ?? ''
  return {
    ...collector.found(),
    isNamedByFile: true,
    language: head.startsWith('WEBVTT') ? /^Language:\s*([\w-]+)/m.exec(head)?.[1] : undefined,
  }
}

/** The lines after a time line, up to the next blank line; names, notes and styles are elsewhere. */
function* captionsOf(text: string, leftOut: LeftOutCounter): Generator<Caption> {
  let caption: Caption | undefined
  for (const line of linesOf(text)) {
    const times = timesOf(line)
    if (times) {
      if (caption) yield caption
      caption = { ...times, lines: [] }
    } else if (line.trim() === '') {
      if (caption) yield caption
      caption = undefined
    } else if (caption) caption.lines.push(line)
    else if (noteStart.test(line)) leftOut.count('comments')
  }
  if (caption) yield caption
}

/** A list of moments does not say when one is over: no silence is known then. */
function timesOf(line: string): { start: number; end: number } | undefined {
  const times = timing.exec(line)
  if (times) return { start: secondsOf(times.slice(1, 5)), end: secondsOf(times.slice(5, 9)) }
  const listed = listedTime.exec(line)
  return listed ? { start: secondsOf(listed.slice(1)), end: Number.NaN } : undefined
}

/** One by one: ten megabytes of short lines are a million of them. */
function* linesOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    yield text.slice(at, end < 0 ? text.length : end)
    if (end < 0) return
    at = end + 1
  }
}

function secondsOf([hours = '0', minutes = '0', seconds = '0']: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Puts captions together to paragraphs. */
class Speech {
  readonly #leftOut: LeftOutCounter
  readonly #tell: (paragraph: string) => void
  #words: string[] = []
  #length = 0
  #speaker = ''
  #end = 0
  /** Lines of the caption before: the next one shows some of them again while they roll up. */
  #shown: string[] = []

  constructor(leftOut: LeftOutCounter, tell: (paragraph: string) => void) {
    this.#leftOut = leftOut
    this.#tell = tell
  }

  add(caption: Caption): void {
    if (caption.start - this.#end > pauseSeconds || (this.#length > longParagraph && this.#endsSentence())) this.end()
    else if (this.#length > 2 * longParagraph) this.end()
    const shown: string[] = []
    let form: LetterForm = 'plain'
    for (const line of caption.lines.slice(0, 20)) {
      const { speaker, text, leftOut, form: formAtEnd } = readLine(line, form)
      form = formAtEnd
      if (text !== '') shown.push(text)
      if (this.#shown.includes(text)) continue
      this.#leftOut.add(leftOut.toLeftOut() ?? {})
      if (text === '') continue
      const grown = this.#shown.at(-1)
      const isGrown = grown !== undefined && text.startsWith(`${grown} `)
      this.#say(speaker, isGrown ? text.slice(grown.length + 1) : text)
    }
    if (shown.length > 0) this.#shown = shown
    this.#end = caption.end
  }

  end(): void {
    if (this.#words.length > 0) this.#tell(this.#words.join(' '))
    this.#words = []
    this.#length = 0
  }

  #say(speaker: string, text: string): void {
    const isOther = speaker !== '' && speaker !== this.#speaker
    if (isOther || speakerStart.test(text)) this.end()
    if (isOther) this.#speaker = speaker
    const words = (isOther ? `${speaker}: ${text}` : text).replace(/^>>+\s*/, '')
    this.#words.push(words)
    this.#length += words.length
  }

  #endsSentence(): boolean {
    return /[.!?…。？！]["'”’»)]?$/.test(this.#words.at(-1) ?? '')
  }
}

const markup = /(<[^<>]{0,200}>)|\{\\[^{}]{0,100}\}/
const struck = /^<(\/?)(?:s|strike|del)\b/
const ruby = /<(rt|rp)>[^<>]{0,200}(?:<\/\1>|(?=<\/?r))/g

interface Line {
  speaker: string
  /** Without its markup: `<v Ada>`, `<i>`, `<00:00:01.000>`, `{\an8}`; a sound or music alone is no speech. */
  text: string
  leftOut: LeftOutCounter
  /** Letter form at its end, and at the start of the next line. */
  form: LetterForm
}

function readLine(source: string, formAtStart: LetterForm): Line {
  const speaker = /<v(?:\.[^\s>]{0,50})?\s+([^>]{1,100})>/.exec(source)?.[1] ?? ''
  const letters = new LetterLine()
  let form = formAtStart
  // most lines have no markup
  const pieces = /[<{]/.test(source) ? source.replace(ruby, '').split(markup) : [source]
  for (const piece of pieces) {
    const isTag = piece?.startsWith('<') && piece.endsWith('>')
    const change = isTag ? struck.exec(piece) : null
    if (change) form = change[1] ? 'plain' : 'struck'
    if (!isTag) letters.add(decodeEntities(piece ?? ''), form)
  }
  const leftOut = new LeftOutCounter()
  const text = letters.toText(leftOut).replace(/\s+/g, ' ').trim()
  const isSpeech = !/^(?:\[[^\]]*\]|\([^)]*\)|[♪♫\s]+)$/.test(text)
  return { speaker: speaker.trim(), text: isSpeech ? text : '', leftOut, form }
}
