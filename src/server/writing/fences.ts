import { createHash } from 'node:crypto'
import { type Language, languages } from '#shared/rules/languages'

/** Fences material in a prompt: between marks that no text can contain, named in the rules. */

/** A text would have to contain a hash of itself to break out of its fence: 128 bits, so that none is found by trying. */
export function fenceOf(material: unknown): string {
  return createHash('sha256').update(JSON.stringify(material)).digest('hex').slice(0, 32)
}

export function fenced(name: string, fence: string, text: string): string {
  return `<${name}-${fence}>\n${text}\n</${name}-${fence}>`
}

/** Within a line; nothing when there is nothing to say. */
export function fencedLine(name: string, fence: string, text: string): string {
  return text && `<${name}-${fence}>${text}</${name}-${fence}>`
}

/** As the rules name a fence. */
export function between(name: string, fence: string): string {
  return `between <${name}-${fence}> and </${name}-${fence}>`
}

/** The name of the fence around one of several sources. @param at from 0 */
export function sourceFence(at: number): string {
  return `source-${at + 1}`
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

export function languageName(language: string): string {
  return languages[language as Language]?.label ?? language
}
