import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { fontPath } from '../../../tests/support/drawing.ts'
import { allFontFiles } from './font-files.ts'
import { includedFamilies } from './included-fonts.ts'
import { readRanges, writeRanges } from './letter-ranges.ts'
import { isPlain, plainLetters } from './plain-letters.ts'
import { emojiFamily, hanFamilies } from './stand-ins.ts'

/** The tables of characters against the font files. After a change of fonts write them anew: add -u to vitest's arguments. */

const require = createRequire(import.meta.url)
const isPlainPoint = readRanges(plainLetters)

function pointsOf(file: { readonly package: string; readonly file: string }): number[] {
  const font = create(readFileSync(fontPath({ ...file, file: file.file.replace(/woff2$/, 'woff') }))) as Font
  return font.characterSet
}

/** What tells two files apart: not the letters that all have, nor controls, nor what no font is asked for. */
function ownPoints(points: readonly number[]): number[] {
  return points.filter((point) => point > 0x9f && point !== 0xffff && point < 0xe0000 && !isPlainPoint(point))
}

/** 'inter-latin-ext-400-normal.woff2' is of 'inter latin-ext'. */
function partOf({ package: from, file }: { readonly package: string; readonly file: string }): string {
  const name = from.split('/')[1] ?? ''
  return `${name} ${file.slice(name.length + 1).replace(/-\d+-(?:normal|italic)\.woff2?$/, '')}`
}

function coverage(): Record<string, string> {
  const regular = allFontFiles().filter(({ file }) => file.endsWith('-400-normal.woff2'))
  const files = [...regular, ...emojiFamily.slices.map(emojiFamily.fileOf)]
  const parts = files.map((file) => [partOf(file), writeRanges(ownPoints(pointsOf(file)))] as const)
  return Object.fromEntries([...parts, ...Object.values(hanFamilies).map(lackingOf)])
}

/** What a package says of its files and is not so. */
function lackingOf(family: (typeof hanFamilies)[keyof typeof hanFamilies]): [string, string] {
  const ranges = require(`${family.package}/unicode.json`) as Record<string, string>
  const lacking = Object.entries(ranges).flatMap(([key, said]) => {
    const slice = /^\[(\d+)\]$/.exec(key)?.[1]
    if (slice === undefined) return []
    const { file } = family.fileOf(slice)
    const font = create(readFileSync(require.resolve(`${family.package}/files/${file}`))) as Font
    const has = new Set(font.characterSet)
    return pointsIn(said).filter((point) => !has.has(point))
  })
  return [`${family.package.split('/')[1]} lacks`, writeRanges(lacking)]
}

function pointsIn(said: string): number[] {
  return said.split(',').flatMap((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((each) => Number.parseInt(each, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

test('the tables say what the files have', async () => {
  const lines = Object.entries(coverage())
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, ranges]) => {
      const key = /[^a-z]/.test(part) ? `'${part}'` : part
      const line = `  ${key}: '${ranges}',`
      return `${line.length > 120 ? line.replace(': ', ':\n    ') : line}\n`
    })
  const file = `/**
 * Which characters the font files have beside plain letters, by package and subset, and what the packages of fonts in many
 * files claim and lack. Written by letter-coverage.test.ts.
 */
export const letterCoverage: Readonly<Record<string, string>> = {
${lines.join('')}}
`
  await expect(file).toMatchFileSnapshot('./letter-coverage.ts')
})

test('all weights and styles of a family have the same letters', () => {
  const differing = allFontFiles().filter((file) => {
    const points = ownPoints(pointsOf(file))
    const regular = ownPoints(
      pointsOf({ ...file, file: file.file.replace(/-\d+-(?:normal|italic)\./, '-400-normal.') }),
    )
    return writeRanges(points) !== writeRanges(regular)
  })
  // three combining signs of Old Church Slavonic
  expect(new Set(differing.map(partOf))).toEqual(new Set(['merriweather cyrillic-ext']))
})

test('plain letters are those that every family has', () => {
  for (const { fileOf, name } of includedFamilies) {
    const has = new Set(pointsOf(fileOf('latin', 400, 'normal')))
    const lacking = pointsIn(plainLetters.replaceAll(' ', ',')).filter((point) => !has.has(point))
    expect(lacking, name).toEqual([])
  }
  expect(isPlain(String.fromCodePoint(...pointsIn(plainLetters.replaceAll(' ', ','))))).toBe(true)
  expect(Array.from('µřЖ→₂中😀').filter(isPlain)).toEqual([])
})
