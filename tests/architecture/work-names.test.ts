import { expect, test } from 'vitest'
import { systemTexts } from '#client/features/admin/system/texts'
import { expectNone } from './offences.ts'
import { codeFiles, textOf } from './source-files.ts'

/** Administrators see background work described in words, never by its internal name. */

const code = codeFiles.filter((path) => path.startsWith('server/')).map(textOf)
const namesIn = (pattern: RegExp) => code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

test.each([
  ['queued', namesIn(/defineJob\(\{\s*name: '([^']+)'/g), systemTexts.jobNames],
  ['regular', namesIn(/\{\s*name: '([^']+)',\s*everyMs/g), systemTexts.sweepNames],
])('%s work has a name in words', (_, names, words) => {
  expect(names).not.toEqual([])
  expectNone(
    names.filter((name) => !(name in words)),
    'Write a name for these in the texts of client/features/admin/system:',
  )
})
