import { expect, test } from 'vitest'
import { loadHyphenator } from './hyphenator.ts'

const hyphened = async (...[language, text]: [...Parameters<typeof loadHyphenator>, string]) =>
  (await loadHyphenator(language))?.(text).replaceAll('\u00ad', '|')

test.each([
  ['german', 'Krankenversicherungsträger', 'Kran|ken|ver|si|che|rungs|trä|ger'],
  ['german', 'Die Kasse zahlt', 'Die Kasse zahlt'],
  ['english', 'Telecommunications', 'Telecom|mu|ni|ca|tions'],
] as const)('of %s, long words are parted where the language parts them: %s', async (language, text, parted) => {
  expect(await hyphened(language, text)).toBe(parted)
})
