import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Reads the colours from the style sheet itself, so that nobody can change one without asking this test. */
const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

function colour(token: string, theme: Theme): string {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet)
  const single = new RegExp(`--${token}: (#\\w{6})`).exec(sheet)
  const found = pair ? pair[theme === 'light' ? 1 : 2] : single?.[1]
  if (!found) throw new Error(`tokens.css has no colour ${token}`)
  return found
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return Number(((light + 0.05) / (dark + 0.05)).toFixed(2))
}

const grounds = ['paper', 'surface', 'sunken']
const texts: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3', 'brand', 'danger'].flatMap((text) => grounds.map((on): [string, string] => [text, on])),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-marker', 'marker'],
  ['brand-hover', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['ink-2', 'brand-soft'],
  ['info', 'sunken'],
  ['ok', 'ok-soft'],
  ['ok', 'paper'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
]

test.each(themes)('in the %s theme every text has a contrast of at least 4.67', (theme) => {
  const weak = texts.filter(([text, on]) => contrast(colour(text, theme), colour(on, theme)) < 4.67)
  expect(weak).toEqual([])
})

test.each(themes)(
  'in the %s theme the edges of controls and the focus ring have a contrast of at least 3.2',
  (theme) => {
    const edges = ['line-strong', 'brand', 'danger', 'warn', 'ok'].flatMap((edge) =>
      grounds.map((on): [string, string] => [edge, on]),
    )
    const weak = edges.filter(([edge, on]) => contrast(colour(edge, theme), colour(on, theme)) < 3.2)
    expect(weak).toEqual([])
  },
)
