import type { Field } from './scene.ts'

/**
 * What a visual states, read from its stored form without the rest of it: a post is shown beside it, and needs no code that
 * could draw it. What is no text in the place of one is left out.
 */

/** What says nothing about the world: a page's number, and who made the visual. */
const ownFields: readonly unknown[] = ['page', 'signature'] satisfies Field[]

/** Page by page, as lines of text. @param canvasData as it is stored */
export function wordsOfVisual(canvasData: unknown): string[] {
  return [canvasData, ...listIn(canvasData, 'pages')].map(wordsOfPage)
}

function wordsOfPage(page: unknown): string {
  const layers = listIn(page, 'layers')
  const shown = layers.filter(
    (layer) => valueIn(layer, 'visible') !== false && !ownFields.includes(valueIn(layer, 'field')),
  )
  const texts = shown.map(wordsOfLayer).filter((text) => text.trim() !== '')
  const numbering = findNumbering(texts)
  return texts.filter((text) => !numbering.has(text)).join('\n')
}

function wordsOfLayer(layer: unknown): string {
  const data = valueIn(layer, 'data')
  // without the soft hyphens at which its words may be parted
  if (valueIn(layer, 'type') === 'text') return textIn(data, 'text').replaceAll('\u00ad', '')
  if (valueIn(layer, 'type') !== 'chart') return ''
  return listIn(data, 'items')
    .map((item) => `${textIn(item, 'label')}: ${textIn(item, 'display')}`)
    .join('\n')
}

/** Texts such as "2/5", and the 1, 2 and 3 of a list: they count the page's parts. */
function findNumbering(texts: readonly string[]): ReadonlySet<string> {
  const counting = texts.filter((text) => /^\s*\d{1,3}\s*\/\s*\d{1,3}\s*$/u.test(text))
  const bare = texts.filter((text) => /^\s*\d{1,2}[.)]?\s*$/u.test(text))
  const numbers = bare.map((text) => Number.parseInt(text, 10)).sort((a, b) => a - b)
  const isList = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
  return new Set(isList ? [...counting, ...bare] : counting)
}

function valueIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function listIn(value: unknown, name: string): unknown[] {
  const found = valueIn(value, name)
  return Array.isArray(found) ? found : []
}

function textIn(value: unknown, name: string): string {
  const found = valueIn(value, name)
  return typeof found === 'string' ? found : ''
}
