import { expect, test } from 'vitest'
import { removeLayers, updateLayers } from '#shared/scene/edit'
import type { SceneDocument } from '#shared/scene/scene'
import { fillTemplate } from '#shared/templates/fill-template'
import { headlineImage } from '#shared/templates/headline-image'
import { withPicture } from './with-picture.ts'

const facts = { title: 'The harbour opened its second quay', source: 'Harbour News' }
const fill = (image?: string) => fillTemplate(headlineImage.document, image ? { ...facts, image } : facts, () => 30)
const shown = fill()
const filled = fill('/api/media/1/file')
const layersOf = (document: SceneDocument) => document.pages[0]?.layers ?? []

test('the picture comes in where the template has it', () => {
  const result = withPicture(shown, filled)
  expect(layersOf(result).map(({ id }) => id)).toEqual(layersOf(filled).map(({ id }) => id))
  expect(layersOf(result).map(({ zIndex }) => zIndex)).toEqual(layersOf(result).map((_, at) => at))
})

test('what was changed before the picture came stays changed', () => {
  const [page] = shown.pages
  const [, second] = page?.layers ?? []
  if (!page || !second) throw new Error('The template has layers.')
  const changed = { pages: [updateLayers(page, [second.id], (layer) => ({ ...layer, x: 5 }))] }
  const result = withPicture(changed, filled)
  expect(layersOf(result).find(({ id }) => id === second.id)?.x).toBe(5)
  expect(layersOf(result).filter(({ type }) => type === 'image')).toHaveLength(1)
})

test('there is no second picture, and none without the ground it stands on', () => {
  expect(withPicture(filled, filled)).toBe(filled)
  const [page] = shown.pages
  const ground = page?.layers[0]
  if (!page || !ground) throw new Error('The template has layers.')
  const bare = { pages: [removeLayers(page, [ground.id])] }
  expect(withPicture(bare, filled)).toBe(bare)
})

test('another template stays as it is', () => {
  const other: SceneDocument = { pages: shown.pages.map((page) => ({ ...page, id: 'other' })) }
  expect(withPicture(other, filled)).toBe(other)
})
