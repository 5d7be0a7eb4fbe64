import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles, textOf } from './source-files.ts'

/** A style concerns the component beside it and nothing else. */

const sheets = allFiles.filter((path) => path.startsWith('client/') && path.endsWith('.css'))
const globalSheets = ['client/styles/tokens.css', 'client/styles/base.css']

test('only tokens and the elements’ own looks hold everywhere; all else are modules', () => {
  const holdEverywhere = sheets.filter((path) => !path.endsWith('.module.css'))
  expect(holdEverywhere.toSorted()).toEqual(globalSheets.toSorted())
})

test('no two modules have the same name, as their classes on the page begin with it', () => {
  const names = sheets.map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

describe.each(sheets.filter((path) => path.endsWith('.module.css')))('%s', (path) => {
  test('stands whole in its layer', () => {
    const layer = path.startsWith('client/ui/') ? 'ui' : 'feature'
    const text = textOf(path)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .trim()
    expect(text.startsWith(`@layer ${layer} {`)).toBe(true)
    expect(text.endsWith('}')).toBe(true)
    expect(endOfFirstBlock(text)).toBe(text.length)
  })

  test('reaches no class of another sheet, but for those of icons', () => {
    expect(textOf(path).replaceAll(/:global\(\.(icon|s)\)/g, '')).not.toContain(':global')
  })

  test('is used by a file beside it', () => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const name = path.slice(folder.length)
    const beside = allFiles.filter((each) => each.startsWith(folder) && /\.tsx?$/.test(each))
    expect(beside.some((each) => textOf(each).includes(`/${name}'`))).toBe(true)
  })
})

test('tests find what is on a page as a person does, by no class', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const byClass = /locator\(\s*['"`][^'"`]*\.[a-z][\w-]*|within: '\./
  expect(files.filter((path) => byClass.test(readFileSync(join(folder, path), 'utf8')))).toEqual([])
})

/** Where the block that begins first ends. */
function endOfFirstBlock(text: string): number {
  let depth = 0
  for (let at = text.indexOf('{'); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}
