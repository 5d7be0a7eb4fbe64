import { describe, expect, test } from 'vitest'
import { findFault } from '../support/expressions/growth.ts'

/** The checker of expressions finds slow ones. */

test.each([
  ['a run before its end', /\s+$/, 'quadratic'],
  ['a run that begins at each of its characters', /\p{L}+-/u, 'quadratic'],
  ['what a tag may be, up to an end that never comes', /<[^>]*>/g, 'quadratic'],
  ['two runs of the same characters in a row', /^\s*\n?\s*x/, 'quadratic'],
  ['two of them, begun anywhere', /\s*[:=-]*\s*$/, 'cubic'],
  ['a number, its mark and what it answers', /^\s*[[(]?(\d{1,3})[\])]?\s*[:.)–—-]?\s+(.+)$/u, 'cubic'],
  ['hashtags that may be one or several', /^\s*(?:#\S+\s*)+$/u, 'worse than cubic'],
  ['a run in a run', /^(?:a+)+$/, 'worse than cubic'],
  ['a long lookbehind at each place', /(?<=\d\s*)m/, 'quadratic'],
  ['a long lookahead at each place', /a(?=\S*\d)/, 'quadratic'],
  ['a reference to a part', /<(b|i)>.*?<\/\1>/s, 'quadratic'],
  ['the beginning of any line', /^\s*#.*$/gm, 'quadratic'],
  [
    'two parts of bounded length that multiply',
    /<a[^>]{0,300}href[^>]{0,300}>/,
    'up to 90000 steps for each character',
  ],
  ['a bounded run that may be read in two ways', /(?:[^a]|b){0,30}c/, 'worse than cubic'],
  ['letters that only the flag makes alike', /[a-z]+[A-Z]*\d/i, 'cubic'],
])('%s', (_, { source, flags }, fault) => {
  expect(findFault(source, flags)).toBe(fault)
})

describe('an expression takes no longer than its text is long', () => {
  test.each([
    ['that stands at the start of the text', /^\s+/],
    ['whose run begins where none is before it', /(?<!\s)\s+$/],
    ['whose runs have a mark between them', /^\s*(?:[:=]\s*)?x/],
    ['whose tags may not hold the beginning of another', /<[^<>]*>/g],
    ['that matches whatever comes', /https?:\/\/\S+/g],
    ['of bounded length', /\bfrom\b[^.]{0,40}\bto\b[^.]{0,40}\d/i],
    ['that takes what the one before left', /<!--[\s\S]*?(?:-->|$)|<[a-z]/gi],
    ['whose hashtags have a blank between them', /^\s*(?:#\S+\s+)*#\S+\s*$/u],
    ['that ends at any letter but one', /(?<![\p{L}-])\p{Lu}[\p{L}]*(?!\p{L})/gu],
  ])('%s', (_, { source, flags }) => {
    expect(findFault(source, flags)).toBeNull()
  })
})
