/** The article in a page's data scripts, for pages that draw themselves in the browser and hold no text. */

import { withoutEnd } from '#shared/text/end-of'
import { withoutTags } from '../markup/plain-markup.ts'
import type { PageScript } from './strip-markup.ts'

/** Longest run of prose found in `__NEXT_DATA__`, the streamed `__next_f` parts or another state script; HTML or text. */
export function findEmbeddedText(scripts: readonly PageScript[]): string | null {
  const values = scripts.flatMap((script) => stateOf(script))
  const streamed = streamedText(scripts)
  const strings = [...values.flatMap((value) => proseIn(value)), ...streamed]
  const best = strings.reduce((longest, text) => (plainLength(text) > plainLength(longest) ? text : longest), '')
  return plainLength(best) >= 200 ? best : null
}

function stateOf(script: PageScript): unknown[] {
  const isState = script.id === '__NEXT_DATA__' || script.id === '__NUXT_DATA__' || script.type === 'application/json'
  const assignment = /^\s*(?:window\.)?__(?:INITIAL_STATE|PRELOADED_STATE|APOLLO_STATE|NEXT_DATA)__\s*=\s*(?=\{)/
  const start = assignment.exec(script.content)?.[0].length
  const json = isState ? script.content : start && withoutEnd(script.content.slice(start), /[\s;]/)
  if (!json) return []
  try {
    return [JSON.parse(json)]
  } catch {
    return [] // Not JSON after all: other scripts and the page itself remain.
  }
}

/**
 * The prose in each object: a long string, or the joined strings of a list of blocks (`[{type: 'paragraph', text},
 * ...]`), as headless content systems store bodies.
 */
function proseIn(root: unknown): string[] {
  const found: string[] = []
  const waiting: unknown[] = [root]
  for (let visited = 0; waiting.length > 0 && visited < 200_000; visited++) {
    const value = waiting.pop()
    if (typeof value === 'string') {
      if (isProse(value)) found.push(value)
    } else if (Array.isArray(value)) {
      const paragraphs = value.map(paragraphOf).filter((text): text is string => text !== null)
      if (paragraphs.length > 1) found.push(paragraphs.map((text) => `<p>${text}</p>`).join('\n'))
      for (const inner of value) waiting.push(inner)
    } else if (value && typeof value === 'object') {
      for (const inner of Object.values(value)) waiting.push(inner)
    }
  }
  return found
}

function paragraphOf(value: unknown): string | null {
  const text = textsIn(value, 0).join('')
  return text.trim().split(/\s+/).length >= 4 ? text : null
}

const textKeys = ['text', 'value', 'html', 'content', 'children', 'body', 'data', 'model', 'paragraph']

function textsIn(value: unknown, depth: number): string[] {
  if (depth > 8) return []
  if (typeof value === 'string') return depth === 0 || /\s/.test(value) || value.length < 40 ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, depth + 1))
  if (!value || typeof value !== 'object') return []
  const node = value as Record<string, unknown>
  const key = textKeys.find((name) => node[name] !== undefined && node[name] !== null && node[name] !== '')
  return key ? textsIn(node[key], depth + 1) : []
}

/** `self.__next_f.push([1,"..."])`: strings of React's wire format; prose is in them as JSON or `T` text rows. */
function streamedText(scripts: readonly PageScript[]): string[] {
  const parts: string[] = []
  for (const script of scripts) {
    const pushed = /__next_f\.push\(\s*(?=\[)/.exec(script.content)
    const end = [...script.content.matchAll(/\]\s*\)/g)].at(-1)?.index
    if (!pushed || !end) continue
    try {
      const [, part] = JSON.parse(script.content.slice(pushed.index + pushed[0].length, end + 1)) as [number, unknown]
      if (typeof part === 'string') parts.push(part)
    } catch {
      // A part that is not JSON holds no text either.
    }
  }
  const stream = parts.join('')
  const texts: string[] = []
  let end = 0
  for (const { 0: row, 1: size = '0', index } of stream.matchAll(/(?:^|\n)[\da-f]+:T([\da-f]+),/g)) {
    // what looks like a row within a text is a part of it
    if (index < end) continue
    const [start, sizeBytes] = [index + row.length, Number.parseInt(size, 16)]
    const text = Buffer.from(stream.slice(start, start + sizeBytes))
      .subarray(0, sizeBytes)
      .toString('utf8')
    texts.push(text)
    end = start + text.length
  }
  const rows = stream.split('\n').flatMap((row) => {
    const json = /^[\da-f]+:([[{][\s\S]*)$/.exec(row)?.[1]
    try {
      return json ? elementProse(JSON.parse(json)) : []
    } catch {
      return []
    }
  })
  return [...texts.filter(isProse), ...rows]
}

/** Server components are `["$", type, key, props]`: its paragraphs are those of type p; without any, it is data as elsewhere. */
function elementProse(root: unknown): string[] {
  const paragraphs: string[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > 200 || !value || typeof value !== 'object') return
    if (Array.isArray(value) && value[0] === '$' && /^(?:p|h[2-6]|li|blockquote)$/.test(String(value[1]))) {
      const text = textsIn((value[3] as { children?: unknown } | undefined)?.children ?? '', 0).join('')
      if (text.trim()) paragraphs.push(`<p>${text}</p>`)
      return
    }
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(root, 0)
  return paragraphs.length > 1 ? [paragraphs.join('\n')] : proseIn(root)
}

/** Sentences, not code, styles or addresses. */
function isProse(text: string): boolean {
  if (text.length < 200) return false
  const plain = withoutTags(text.slice(0, 4000))
  const words = plain.split(/\s+/).length
  return plain.length / words < 14 && !/[{};]\s*[\w.#-]+\s*[:{=]/.test(plain) && /[.!?。]/.test(plain)
}

function plainLength(text: string): number {
  return withoutTags(text, '').length
}
