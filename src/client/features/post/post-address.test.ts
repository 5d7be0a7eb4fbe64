import { expect, test } from 'vitest'
import { regenerateAddress } from './post-address.ts'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1])

const post = {
  id: 'p1',
  sourceKind: 'url' as const,
  sourceUrl: 'https://news.example/a?b=c&d=ü',
  sourceIsHandedOver: false,
  moreSources: [],
  aiModel: 'gpt-5' as const,
  language: 'german' as const,
  userOpinion: 'Small & true 🙂',
  contentStyleId: 3,
  hasWebSearch: true,
}

test('a long opinion stays out of the address and comes back from the stored post', () => {
  const search = searchOf(regenerateAddress({ ...post, userOpinion: 'x'.repeat(201) }))
  expect([search.has('opinion'), search.get('post')]).toEqual([false, 'p1'])
})

test('writing again names the stored post only where the source has to come from it', () => {
  expect(searchOf(regenerateAddress(post)).has('post')).toBe(false)
  const pasted = searchOf(regenerateAddress({ ...post, sourceKind: 'text', sourceUrl: null }))
  expect([pasted.get('post'), pasted.get('tab'), pasted.has('url')]).toEqual(['p1', 'text-input', false])
  const union = { articleId: 'a2', kind: 'url' as const, title: 'The union counts cranes', url: null }
  const moreSources = [{ ...union, siteName: null, byline: null, published: null, isHandedOver: false }]
  expect(searchOf(regenerateAddress({ ...post, moreSources })).get('post'), 'further sources').toBe('p1')
  expect(searchOf(regenerateAddress({ ...post, sourceIsHandedOver: true })).get('post'), 'a page as seen').toBe('p1')
})
