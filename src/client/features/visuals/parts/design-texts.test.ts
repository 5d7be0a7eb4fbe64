import { afterEach, expect, test } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { designs } from '#shared/templates/built-in'
import { visualsDesigns } from './design-texts.de.ts'
import { namedInLanguage } from './design-texts.ts'

afterEach(() => setTranslation(null))

test.each(designs.map(({ key, name, description }) => [key, { name, description }] as const))(
  '%s has a name and a description in German',
  (_, design) => {
    expect(namedInLanguage(design)).toEqual(design)
    setTranslation({ visualsDesigns })
    expect(namedInLanguage(design).description).not.toBe(design.description)
  },
)

test('no German words are left of a design that is gone', () => {
  const described = designs.map(({ description }) => description)
  expect(Object.keys(visualsDesigns.of).sort()).toEqual(described.sort())
})

test('what somebody made keeps its name in every language', () => {
  setTranslation({ visualsDesigns })
  const own = { name: 'Quote', description: 'For Fridays' }
  expect(namedInLanguage(own)).toEqual(own)
})
