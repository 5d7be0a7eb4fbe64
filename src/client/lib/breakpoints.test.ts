import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const client = join(import.meta.dirname, '..')
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const widths = new Set(Object.values(breakpoints).map(figure))

function figure(query: string): number {
  return Number(/(\d+)px/.exec(query)?.[1])
}

test('style sheets change the layout only at the breakpoints that scripts know', () => {
  const strangers = sheets.flatMap((path) => {
    const queries = readFileSync(join(client, path), 'utf8').match(/@media[^{]*width[^{]*/g) ?? []
    return queries.filter((query) => !isKnown(query)).map((query) => `${path}: ${query.trim()}`)
  })
  expect(strangers).toEqual([])
})

/** A min-width begins one pixel beyond the max-width of its breakpoint. */
function isKnown(query: string): boolean {
  const width = figure(query)
  return widths.has(width) || (query.includes('min-width') && widths.has(width - 1))
}

test('tokens.css documents every breakpoint', () => {
  const tokens = readFileSync(join(client, 'styles/tokens.css'), 'utf8')
  for (const [name, query] of Object.entries(breakpoints)) {
    expect(tokens).toMatch(new RegExp(`\\b${name} +${query.slice(1, 10)}: +${figure(query)}px`))
  }
})
