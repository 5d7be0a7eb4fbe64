/** Metadata between two rules at the start of a Markdown file. */
export interface FrontMatter {
  title?: string | undefined
  language?: string | undefined
  authors: string[]
  date?: string | undefined
}

const longest = 10_000
const fences: [RegExp, RegExp][] = [
  // YAML, as most site generators and note programs write it
  [/^---[ \t]*\n/, /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/],
  // TOML
  [/^\+\+\+[ \t]*\n/, /\n\+\+\+[ \t]*(?:\n|$)/],
]

/** @param text with line feeds at the ends of its lines */
export function readFrontMatter(text: string): { facts: FrontMatter; body: string } {
  for (const [start, end] of fences) {
    const length = start.exec(text)?.[0].length
    if (length === undefined) continue
    const rest = text.slice(length - 1)
    const found = end.exec(rest.slice(0, longest))
    if (found) return { facts: toFacts(rest.slice(0, found.index)), body: rest.slice(found.index + found[0].length) }
  }
  return { facts: { authors: [] }, body: text }
}

function toFacts(source: string): FrontMatter {
  const values = readValues(source)
  const first = (name: string) => values.get(name)?.[0]
  return {
    title: first('title'),
    language: first('lang') ?? first('language'),
    authors: values.get('author') ?? values.get('authors') ?? [],
    date: first('date'),
  }
}

/** Values by name, in lower case; a list has several, and one of names that have names in them has those of `name`. */
function readValues(source: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  let current: string[] = []
  for (const line of source.split('\n')) {
    const [, name, value = ''] = /^([a-z]+)\s*[:=](.*)/is.exec(line) ?? []
    const [, item] = /^\s*(?:- +(?:name\s*:\s*)?|name\s*:\s*)(\S.*)/is.exec(line) ?? []
    if (name) {
      current = valuesOf(value)
      values.set(name.toLowerCase(), current)
    } else if (item && !/^[a-z]+:\s/i.test(item)) current.push(...valuesOf(item))
  }
  return values
}

function valuesOf(value: string): string[] {
  const list = /^\[(.*)\]$/.exec(value.trim())?.[1]
  return (list === undefined ? [value] : list.split(',')).map(withoutQuotes).filter((each) => each !== '')
}

function withoutQuotes(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, '$2')
}
