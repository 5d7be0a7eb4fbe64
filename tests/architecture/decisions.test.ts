import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from './offences.ts'

/**
 * Every decision has the same form of head, pages that change each other say so in both, and the index lists each page
 * once.
 */

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
  const begun = decisions.filter(
    ({ number, file, status }) =>
      number && file.startsWith(`${number}-`) && /^(?:accepted(?:; |$)|replaced by )/.test(status),
  )
  expectNone(
    files.filter((file) => !begun.some((each) => each.file === file)),
    'Begin these with "# 0001: Title", "2026-11-27 · accepted" and "## Context", a blank line between each:',
  )
})

test('each number is given once', () => {
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length)
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
  const wanted = decisions.map(({ file, number, title, date, status }) => {
    const plain = status.replaceAll(/\[(\d{4})\]\([^)]+\)/g, '$1')
    return `- [${number}](${file}) ${title} (${date} · ${plain})`
  })
  const listed = index.split('\n').filter((line) => line.startsWith('- '))
  expectNone(
    wanted.filter((line) => listed.filter((each) => each === line).length !== 1),
    'List these in docs/decisions/README.md below their subject, once:',
  )
  expectNone(
    listed.filter((line) => !wanted.includes(line)),
    'Take these out of docs/decisions/README.md:',
  )
})
