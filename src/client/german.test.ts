import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inLanguage } from '#shared/errors/in-language'
import { because } from '#shared/errors/reason'
import { adminFigures } from './features/admin/figures/texts.de.ts'
import { german } from './german.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
)

/** Every match of the first group in the client's code, with the file it stands in. */
function findAll(pattern: RegExp, inFiles: readonly string[]): { name: string; path: string }[] {
  return inFiles.flatMap((path) =>
    [...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(pattern)].map((match) => ({
      name: match[1] ?? '',
      path,
    })),
  )
}

const english = findAll(/\bcatalogue\(\s*'(\w+)'/g, files)
const translations = findAll(
  /^export const (\w+)/gm,
  files.filter((path) => path.endsWith('.de.ts')),
)

test('each catalogue has its German one beside it', () => {
  expect(english).not.toEqual([])
  const isTranslated = ({ name, path }: { name: string; path: string }) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const [place, ...more] = translations.filter((each) => each.name === name).map((each) => each.path)
    const isBeside = place?.startsWith(folder) && !place.slice(folder.length).includes('/')
    return isBeside && more.length === 0 && name in german
  }
  expect(english.filter((each) => !isTranslated(each))).toEqual([])
})

test('no two catalogues have the same name', () => {
  const names = english.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a role in a team has one name: on the team’s page, in its activity and in a notice', () => {
  const [onPage, inActivity] = ['teams', 'teamActivity'].map((name) => (german[name] as { roles: object }).roles)
  expect(inActivity).toEqual(onPage)
  const notices = Object.keys(onPage ?? {}).map((role) =>
    inLanguage('de', because('teamRole', { by: 'Ada', team: 'Quay', role: role as 'writer', approves: false })),
  )
  expect(notices).toEqual(Object.values(onPage ?? {}).map((name) => `Ada hat Ihre Rolle in Quay geändert: ${name}.`))
})

test('one person waits, several wait', () => {
  expect([adminFigures.cards.pending('1'), adminFigures.cards.pending('2')]).toEqual([
    '1 wartet auf Freigabe',
    '2 warten auf Freigabe',
  ])
})
