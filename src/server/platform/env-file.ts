import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'

/**
 * Reads settings from a `.env` file. Node's own reader takes a byte order mark for part of the first name, reads no
 * UTF-16, which editors on Windows write, and silently cuts `SECRET=abc#def` at the #. Here a # begins a comment only
 * after white space, as in a shell; ambiguous lines are reported by their numbers.
 */

export interface EnvFile {
  values: Map<string, string>
  /** Ambiguous settings, in order, by line and name. Their values are secrets and stay out. */
  warnings: string[]
}

/**
 * Sets variables that the environment lacks, and reports ambiguous lines on standard error. If every user of the
 * machine may read the file, its permissions are tightened: it holds passwords. A missing file is ignored.
 * @returns the names in it
 */
export function loadEnvFile(path: string): string[] {
  if (!existsSync(path)) return []
  closeToOthers(path)
  const { values, warnings } = parseEnvFile(decodeEnvFile(readFileSync(path)))
  for (const [name, value] of values) process.env[name] ??= value
  for (const warning of warnings) process.stderr.write(`${path}, ${warning}\n`)
  return [...values.keys()]
}

function closeToOthers(path: string): void {
  const { mode } = statSync(path)
  if (process.platform === 'win32' || (mode & 0o007) === 0) return
  try {
    chmodSync(path, mode & 0o770)
    process.stderr.write(`${path} could be read by every user of this machine, and no longer can.\n`)
  } catch {
    process.stderr.write(`${path} can be read by every user of this machine: run chmod o= ${path}\n`)
  }
}

/** Detects UTF-16 by a byte order mark, or by the zeros next to each letter of a name. */
export function decodeEnvFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

const nameStart = /[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*/y
const quotes = ['"', "'", '`']

export function parseEnvFile(source: string): EnvFile {
  const text = source.replace(/\r\n?/g, '\n')
  const values = new Map<string, string>()
  const warnings: string[] = []
  let line = 1
  for (let at = 0; at < text.length; ) {
    const lineEnd = endOfLine(text, at)
    nameStart.lastIndex = at
    const [start, name] = nameStart.exec(text) ?? []
    let end = lineEnd
    if (start !== undefined && name !== undefined) {
      const found = readValue(text, at + start.length, lineEnd, /[ \t]$/.test(start))
      values.set(name, found.value)
      end = found.end
      if (found.warning) warnings.push(`line ${line}: ${name} ${found.warning}`)
      else if (found.value.includes('\ufffd')) warnings.push(`line ${line}: ${name} is not written in UTF-8`)
    } else if (!/^[ \t]*(?:#|$)/.test(text.slice(at, lineEnd))) {
      warnings.push(`line ${line}: is no NAME=value, and is not read`)
    }
    line += text.slice(at, end).split('\n').length
    at = end + 1
  }
  return { values, warnings }
}

interface Value {
  value: string
  /** The end of its last line. */
  end: number
  warning?: string
}

function readValue(text: string, start: number, lineEnd: number, isAfterBlank: boolean): Value {
  const quote = text[start] ?? ''
  if (quotes.includes(quote)) return readQuoted(text, start, lineEnd)
  const rest = text.slice(start, lineEnd)
  const comment = isAfterBlank && rest.startsWith('#') ? 0 : rest.search(/[ \t]#/)
  const value = (comment < 0 ? rest : rest.slice(0, comment)).trim()
  return value.includes('#')
    ? { value, end: lineEnd, warning: 'has a # in it and is read as a whole; put it in single quotes to say so' }
    : { value, end: lineEnd }
}

/** Quotes may hold several lines. Only double ones have \n for a new line and \" for themselves. */
function readQuoted(text: string, start: number, lineEnd: number): Value {
  const quote = text[start] ?? ''
  const closing = endOfQuoted(text, start + 1, quote)
  if (closing < 0) {
    const value = text.slice(start, lineEnd).trim()
    return { value, end: lineEnd, warning: `begins with ${quote} and has none at its end; it is read with it` }
  }
  const within = text.slice(start + 1, closing)
  const value = quote === '"' ? within.replaceAll('\\n', '\n').replaceAll('\\"', '"') : within
  const end = endOfLine(text, closing)
  const isWhole = /^[ \t]*(?:#|$)/.test(text.slice(closing + 1, end))
  const advice = 'put all of it in quotes of another kind'
  return isWhole
    ? { value, end }
    : { value, end, warning: `goes on behind its closing ${quote}, which is cut; ${advice}` }
}

function endOfQuoted(text: string, start: number, quote: string): number {
  for (let at = text.indexOf(quote, start); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (quote !== '"' || text[at - 1] !== '\\') return at
  }
  return -1
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
