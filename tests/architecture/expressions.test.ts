import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { languageIds } from '#shared/rules/languages'
import { findFault } from '../support/expressions/growth.ts'
import {
  composedOf,
  isComposing,
  literalsOf,
  type SourceExpression,
} from '../support/expressions/source-expressions.ts'
import { expectNone } from './offences.ts'
import { codeFiles } from './source-files.ts'

/**
 * No text may block the server or the page: each regular expression's time must grow linearly with the text, as
 * docs/decisions/0243 says. A failure names the expression and its problem.
 */

const files = codeFiles.map((path) => `src/${path}`)
const scripts = readdirSync(join(import.meta.dirname, '../../scripts'))
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
  .map((name) => `scripts/${name}`)

const whatToDo = 'Write these so that each place of a text is read once (docs/decisions/0243):'

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')
const twoLetters = alphabet.flatMap((first) => alphabet.map((second) => first + second))

/** Files that build their expressions only when called. */
const asked: Readonly<Record<string, (module: Record<string, (...given: unknown[]) => unknown>) => unknown>> = {
  'src/shared/voice/find-cliches.ts': ({ findCliches }) => languageIds.map((language) => findCliches?.('', language)),
  'src/shared/grounding/negations.ts': ({ negationsIn }) => languageIds.map((each) => negationsIn?.(each)),
  'src/shared/facts/find-speaker.ts': ({ findSpeaker }) =>
    languageIds.map((language) => findSpeaker?.({ before: '', after: '', names: [] }, language)),
  'src/server/writing/composer/other-languages.ts': ({ isTied }) => twoLetters.map((code) => isTied?.('', code)),
}

test('no expression that is written out takes too long for any text', () => {
  expectNone(faultsOf([...files, ...scripts].flatMap(literalsOf)), whatToDo)
})

test('no expression that is put together takes too long for any text', async () => {
  const { expressions, silent } = await composedOf(files.filter(isComposing), asked)
  expectNone(silent, 'Say in `asked` how these files are made to put their expressions together:')
  expectNone(scripts.filter(isComposing), 'Write these expressions out; loading a script would start something:')
  expectNone(faultsOf(expressions), whatToDo)
})

function faultsOf(expressions: readonly SourceExpression[]): string[] {
  const known = new Map<string, string | null>()
  return expressions.flatMap(({ path, source, flags }) => {
    const written = `/${source}/${flags}`
    if (!known.has(written)) known.set(written, findFault(source, flags))
    const fault = known.get(written)
    return fault ? [`${path}: ${fault}: ${written}`] : []
  })
}
