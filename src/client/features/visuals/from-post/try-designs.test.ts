import { afterEach, expect, test, vi } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { headlineImage } from '#shared/designs/headline-image'
import { quote } from '#shared/designs/quote'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor } from '#shared/templates/choose-template'
import { fillTemplate } from '#shared/templates/fill-template'
import { visualsDesigns } from '../parts/design-texts.de.ts'
import { tryDesign, tryDesigns } from './try-designs.ts'

const facts = { title: 'The harbour opened its second quay', source: 'Harbour News' }
const fill = async (template: SceneDocument) => fillTemplate(template, facts, () => 30)

afterEach(() => setTranslation(null))

test('a design is offered in the formats in which the words find room, each known by its first page', async () => {
  const choice = await tryDesign(headline, facts, fill)
  expect(choice).toMatchObject({ key: 'headline', hasPicture: false })
  expect(choice?.formats).toEqual(
    formatsFor(headline).map((format) => ({ format, pageId: documentOf(headline, format).pages[0]?.id })),
  )
})

test('a format whose words were lost is left out, and a design without any is not offered', async () => {
  const empty = (template: SceneDocument) => ({ pages: template.pages.map((page) => ({ ...page, layers: [] })) })
  const [first, ...others] = formatsFor(headline)
  const onlyFirst = async (template: SceneDocument) =>
    template.pages[0]?.id === documentOf(headline, first).pages[0]?.id ? await fill(template) : empty(template)
  expect((await tryDesign(headline, facts, onlyFirst))?.formats.map(({ format }) => format)).toEqual([first])
  expect(others.length).toBeGreaterThan(0)
  expect(await tryDesign(headline, facts, async (template) => empty(template))).toBeUndefined()
})

test('what has a place for the article’s picture says so', async () => {
  expect((await tryDesign(headlineImage, { ...facts, image: '/api/media/m/file' }, fill))?.hasPicture).toBe(true)
})

test('a design is called by its name in the language in use', async () => {
  setTranslation({ visualsDesigns })
  expect((await tryDesign(headline, facts, fill))?.name).toBe(visualsDesigns.of[headline.description]?.name)
})

test('those that do not fit, and those whose fonts can’t be had, are left out of the row', async () => {
  const filling = vi.fn(fill)
  filling.mockRejectedValueOnce(new Error('The font could not be fetched.'))
  const choices = await tryDesigns([headlineImage, quote, headline], facts, filling)
  expect(choices.map(({ key }) => key)).toEqual(['headline'])
})
