import { expect, test } from 'vitest'
import { documentOf } from '#shared/designs/design'
import { headlineImage } from '#shared/designs/headline-image'
import { removeLayers, updateLayers } from '#shared/scene/edit'
import type { SceneDocument } from '#shared/scene/scene'
import { fillTemplate } from '#shared/templates/fill-template'
import { withPicture } from './with-picture.ts'

const facts = { title: 'The harbour opened its second quay', source: 'Harbour News' }
const fill = (image?: string) => fillTemplate(documentOf(headlineImage), image ? { ...facts, image } : facts, () => 30)
const shown = fill()
const filled = fill('/api/media/1/file')
const layersOf = (document: SceneDocument) => document.pages[0]?.layers ?? []

test('the picture comes into the frame that waits for it', () => {
  expect(withPicture(shown, filled)).toEqual(filled)
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

test('another picture stays, and a frame that was taken away stays away', () => {
  const other = fill('/api/media/2/file')
  expect(withPicture(other, filled)).toBe(other)
  const [page] = shown.pages
  const frame = page?.layers.find(({ type }) => type === 'image')
  if (!page || !frame) throw new Error('The template has a frame.')
  const bare = { pages: [removeLayers(page, [frame.id])] }
  expect(withPicture(bare, filled)).toBe(bare)
})

test('another template stays as it is', () => {
  const other: SceneDocument = { pages: shown.pages.map((page) => ({ ...page, id: 'other' })) }
  expect(withPicture(other, filled)).toBe(other)
})
