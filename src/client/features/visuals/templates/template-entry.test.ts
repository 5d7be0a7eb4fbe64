import { expect, test } from 'vitest'
import type { VisualTemplate } from '#client/queries/visual-templates'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import type { PostFiller } from '../from-post/fill-from-post.ts'
import { orderForPost } from './order-for-post.ts'
import { entriesOf, inFormat } from './template-entry.ts'

function template(id: string, change: Partial<VisualTemplate> = {}): VisualTemplate {
  const [width, height] = [change.width ?? 1200, change.height ?? 627]
  const canvasData = writeCanvasData(createDocument(id, { width, height }))
  const made = {
    id,
    name: id,
    description: '',
    width,
    height,
    isUserTemplate: false,
    usageCount: 0,
    thumbnailUrl: '/t',
  }
  return { ...made, canvasData, ...change } as VisualTemplate
}

const ids = (userTemplates: VisualTemplate[], globalTemplates: VisualTemplate[]) =>
  entriesOf({ userTemplates, globalTemplates }).map(({ id }) => id)

test('one’s own stand first; while there are none for everyone, the mock-up stands for them', () => {
  const own = template('own', { isUserTemplate: true })
  const kinds = entriesOf({ userTemplates: [own], globalTemplates: [template('global')] }).map(({ kind }) => kind)
  expect(kinds).toEqual(['mine', 'global'])
  const [, mockUp] = entriesOf({ userTemplates: [own], globalTemplates: [] })
  expect(mockUp).toMatchObject({ kind: 'built-in', thumbnailUrl: null, usageCount: 0 })
  expect(mockUp?.document()?.pages[0]?.settings).toMatchObject({ width: mockUp?.width, height: mockUp?.height })
})

test('one design in several formats is one entry, and is had in each of them', () => {
  const wide = template('wide', { name: 'Quote' })
  const tall = template('tall', { name: 'Quote', width: 1080, height: 1350 })
  const [quote, ...others] = entriesOf({ userTemplates: [], globalTemplates: [wide, tall] })
  expect(others).toEqual([])
  if (!quote) throw new Error('There is no entry.')
  expect(inFormat(quote, 'portrait').id).toBe('tall')
  expect(inFormat(quote, 'landscape').id).toBe('wide')
  expect(inFormat(quote, 'square').id).toBe('wide')
  expect(inFormat(quote, null).id).toBe('wide')
})

test('of the same size, or with another description, they are designs of their own', () => {
  expect(ids([], [template('a', { name: 'Quote' }), template('b', { name: 'Quote' })])).toEqual(['a', 'b'])
  const other = template('c', { name: 'Quote', description: 'For two', width: 1080, height: 1080 })
  expect(ids([], [template('a', { name: 'Quote' }), other])).toEqual(['a', 'c'])
  const own = { name: 'Quote', isUserTemplate: true }
  expect(ids([template('a', own), template('b', { ...own, width: 1080 })], [template('c')])).toEqual(['a', 'b', 'c'])
})

test('pages are counted, and what can’t be read has no document', () => {
  const [first] = createDocument('one').pages
  const [second] = createDocument('two').pages
  const canvasData = writeCanvasData({ pages: [first, second].filter((page) => page !== undefined) })
  const broken = { version: 1, layers: 'none' } as never
  const [two, unreadable] = entriesOf({
    userTemplates: [],
    globalTemplates: [template('two', { canvasData }), template('broken', { canvasData: broken })],
  })
  expect(two?.pages).toBe(2)
  expect(two?.document()?.pages).toHaveLength(2)
  expect(unreadable?.document()).toBeUndefined()
})

test('those that a post has the words for come first; the others, in all their formats, want more', () => {
  const globalTemplates = [
    template('quote', { name: 'Quote' }),
    template('quote-tall', { name: 'Quote', width: 1080, height: 1350 }),
    template('broken', { canvasData: { version: 1, layers: 'none' } as never }),
    template('headline'),
  ]
  const entries = entriesOf({ userTemplates: [], globalTemplates })
  const filler = { suits: (_template: unknown, name: string) => name !== 'Quote' } as PostFiller
  const ordered = orderForPost(entries, filler)
  expect(ordered.entries.map(({ id }) => id)).toEqual(['headline', 'quote', 'broken'])
  expect([...ordered.wanting]).toEqual(['quote', 'quote-tall', 'broken'])
  expect(orderForPost(entries, undefined)).toEqual({ entries, wanting: new Set() })
})
