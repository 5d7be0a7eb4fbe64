import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { allFiles, textOf } from './source-files.ts'

/** A style sheet affects only the component next to it. */

const sheets = allFiles.filter((path) => path.startsWith('client/') && path.endsWith('.css'))
const globalSheets = ['client/styles/tokens.css', 'client/styles/base.css']
const modules = sheets.filter((path) => path.endsWith('.module.css'))

test('only tokens and the elements’ own looks hold everywhere; all else are modules', () => {
  expectNone(
    sheets.filter((path) => !modules.includes(path) && !globalSheets.includes(path)),
    'Make these sheets modules, beside the component that each is for:',
  )
})

test('no two modules have the same name, as their classes on the page begin with it', () => {
  const names = sheets.map((path) => path.slice(path.lastIndexOf('/') + 1))
  expectNone(
    names.filter((name, place) => names.indexOf(name) !== place),
    'Rename one of each two of these sheets:',
  )
})

test('modules stand whole in the layer of their folder', () => {
  const layerOf = (path: string) => (path.startsWith('client/ui/') ? 'ui' : 'feature')
  expectNone(
    offencesIn(modules, (path) =>
      isWholeLayer(textOf(path), layerOf(path)) ? [] : [`@layer ${layerOf(path)} { ... }`],
    ),
    'Put all rules of these sheets into one block:',
  )
})

test('modules reach no class of another sheet, but for those of icons', () => {
  expectNone(
    offencesIn(modules, (path) => foreignClasses(textOf(path))),
    'Give the component a property for its look, instead of a rule for its class:',
  )
})

test('modules are used by a file beside them', () => {
  expectNone(
    modules.filter((path) => !isUsedBeside(path)),
    'Delete these sheets, or move each beside the component that uses it:',
  )
})

test('tests find what is on a page as a person does, by no class', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  expectNone(
    offencesIn(files, (path) => lookedUpClasses(readFileSync(join(folder, path), 'utf8'))),
    'Find these by role, label or text:',
  )
})

test.each([
  ['@layer ui { .a { color: red } }', true],
  ['/* Why. */\n@layer ui {\n.a { color: red }\n}\n', true],
  ['@layer feature { .a { color: red } }', false],
  ['@layer ui { .a { color: red } } .b { color: red }', false],
  ['.a { color: red }', false],
])('the rule of layers sees %j', (text, isWhole) => {
  expect(isWholeLayer(text, 'ui')).toBe(isWhole)
})

test('the rules see a class of another sheet, a sheet that nothing uses and a test that looks for a class', () => {
  expect(foreignClasses('.a :global(.icon) { } .a :global(.s) { } .a :global(.button) { }')).toEqual([
    ':global(.button)',
  ])
  expect(isUsedBeside('client/ui/nowhere.module.css')).toBe(false)
  const byClass = `locator('${'.toast'}` // written so that the rule does not match here
  expect(lookedUpClasses(`page.${byClass}')\npage.getByRole('button')`)).toEqual([byClass])
})

function isWholeLayer(sheet: string, layer: string): boolean {
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, '').trim()
  return text.startsWith(`@layer ${layer} {`) && endOfFirstBlock(text) === text.length
}

/** The end of the block that begins first. */
function endOfFirstBlock(text: string): number {
  let depth = 0
  for (let at = text.indexOf('{'); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

function foreignClasses(sheet: string): string[] {
  return sheet.match(/:global(?!\(\.(?:icon|s)\))(?:\([^)]*\))?/g) ?? []
}

function isUsedBeside(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const name = path.slice(folder.length)
  const beside = allFiles.filter((each) => each.startsWith(folder) && /\.tsx?$/.test(each))
  return beside.some((each) => textOf(each).includes(`/${name}'`))
}

function lookedUpClasses(code: string): string[] {
  return code.match(/locator\(\s*['"`][^'"`]*\.[a-z][\w-]*|within: '\./g) ?? []
}
