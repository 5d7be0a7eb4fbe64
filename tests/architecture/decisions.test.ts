import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every decision begins alike, pages that change each other say so in both, and the index lists each page once. */

const folder = join(import.meta.dirname, '../../docs/decisions')
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const opposite: Record<string, string> = {
  'replaced by': 'replaces',
  replaces: 'replaced by',
  'amended by': 'amends',
  amends: 'amended by',
}

const decisions = files.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const [, number = '', title = '', date = '', status = ''] =
    /^# (\d{4}): (.+)\n\n(\d{4}-\d\d-\d\d) · (.+)\n\n## Context\n/.exec(text) ?? []
  const parts = status.split('; ')
  const changes = parts.flatMap((part) => {
    const [, verb = '', links = ''] = /^(.+?) (\[.+)$/.exec(part) ?? []
    return [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, other = '']) => ({ verb, other }))
  })
  return { file, number, title, date, status, changes }
})

test('a page begins with number, title, date and status', () => {
  expect(decisions.filter(({ number, file }) => !number || !file.startsWith(`${number}-`))).toEqual([])
  expect(decisions.filter(({ status }) => !/^(?:accepted(?:; |$)|replaced by )/.test(status))).toEqual([])
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(files.length)
})

test('pages that replace or amend each other name each other', () => {
  const lonely = decisions.flatMap(({ file, changes }) =>
    changes.filter(({ verb, other }) => {
      const theirs = decisions.find((each) => each.file === other)?.changes ?? []
      return !theirs.some((change) => change.other === file && change.verb === opposite[verb])
    }),
  )
  expect(lonely).toEqual([])
})

test('the index lists each page once, with its title, date and status', () => {
  const lines = decisions.map(({ file, number, title, date, status }) => {
    const plain = status.replaceAll(/\[(\d{4})\]\([^)]+\)/g, '$1')
    return `- [${number}](${file}) ${title} (${date} · ${plain})`
  })
  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .sort(),
  ).toEqual(lines.sort())
})
