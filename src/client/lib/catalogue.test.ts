import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { catalogue, setTranslation, translated } from './catalogue.ts'

afterEach(() => setTranslation(null))

const texts = catalogue('boats', {
  title: 'Boats',
  count: (count: number) => (count === 1 ? '1 boat' : `${count} boats`),
  empty: { title: 'No boats', hints: ['Build one', 'Buy one'] },
})

const german: typeof texts = {
  title: 'Boote',
  count: (count) => (count === 1 ? '1 Boot' : `${count} Boote`),
  empty: { title: 'Keine Boote', hints: ['Eins bauen', 'Eins kaufen'] },
}

test('words are English until a translation is set, and again when it is gone', () => {
  expect(texts.title).toBe('Boats')
  setTranslation({ boats: german })
  expect(texts.title).toBe('Boote')
  expect(texts.count(2)).toBe('2 Boote')
  expect(texts.empty.hints[1]).toBe('Eins kaufen')
  setTranslation(null)
  expect(texts.count(1)).toBe('1 boat')
})

test('a catalogue that the translation lacks stays English', () => {
  setTranslation({ cars: { title: 'Autos' } })
  expect(texts.title).toBe('Boats')
  expect(translated('boats')).toBeNull()
})

test('a catalogue can be copied and listed like the object it stands for', () => {
  expect(Object.keys(texts)).toEqual(['title', 'count', 'empty'])
  setTranslation({ boats: german })
  expect({ ...texts }.title).toBe('Boote')
})

test('a translation has the same keys with any text, or does not compile', () => {
  expectTypeOf(texts.title).toEqualTypeOf<string>()
  expectTypeOf(texts.count).toEqualTypeOf<(count: number) => string>()
  // @ts-expect-error a key is missing
  const missing: typeof texts = { title: '', count: () => '' }
  // @ts-expect-error a key is of no use
  const surplus: typeof texts = { ...german, empty: { title: '', hints: ['', ''], more: '' } }
  expect([missing, surplus]).toHaveLength(2)
})
