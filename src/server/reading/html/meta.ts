import { decodeEntities, tidyLine } from './to-text.ts'

/** The content of the first of these meta elements with any; names in lower case. Joins several authors by `; `. */
export type Meta = (...names: string[]) => string | null

const contentChars = 2000

export function readMeta(document: Document): Meta {
  const contents = new Map<string, string>()
  for (const element of document.querySelectorAll('meta')) {
    const raw = element.getAttribute('content')?.slice(0, contentChars)
    const content = raw ? tidyLine(decodeEntities(raw)) : ''
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = element.getAttribute(attribute)?.toLowerCase()
      if (!name || !content) continue
      const known = contents.get(name)
      if (known === undefined) contents.set(name, content)
      else if (/author|creator/.test(name) && known.length < contentChars) contents.set(name, `${known}; ${content}`)
    }
  }
  return (...names) => names.map((name) => contents.get(name)).find(Boolean) ?? null
}
