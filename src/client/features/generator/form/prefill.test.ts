import { expect, test } from 'vitest'
import { editAddress } from '#client/features/post/post-address'
import { clearPrefill, readPrefill, sharedSource, valuesFromPost } from './prefill.ts'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1])

const post = {
  id: 'p1',
  sourceKind: 'url' as const,
  sourceIsHandedOver: false,
  sourceUrl: 'https://news.example/a?b=c&d=ü',
  moreSources: [],
  aiModel: 'gpt-5' as const,
  language: 'german' as const,
  userOpinion: 'Small & true 🙂',
  contentStyleId: 3,
  hasWebSearch: true,
}

test('an address without parameters prefills nothing', () => {
  expect(readPrefill(new URLSearchParams('tab=text-input&post=p1'))).toBeNull()
})

test('the six parameters prefill the form', () => {
  const search = new URLSearchParams(
    'url=https%3A%2F%2Fnews.example%2F&model=claude-3-sonnet&language=french&opinion=Mine&contentStyleId=4&webSearch=false',
  )
  expect(readPrefill(search)).toEqual({
    url: 'https://news.example/',
    model: 'claude-3-sonnet',
    language: 'french',
    opinion: 'Mine',
    contentStyleId: 4,
    webSearch: false,
  })
})

test('a link that another app shared prefills the address, wherever it put it', () => {
  expect(
    readPrefill(searchOf('/generate?title=News&text=News%20https%3A%2F%2Fnews.example%2Fa%20via%20Reader')),
  ).toEqual({
    url: 'https://news.example/a',
  })
  expect(readPrefill(searchOf('/generate?title=News&text=&url=https%3A%2F%2Fnews.example%2Fb'))).toEqual({
    url: 'https://news.example/b',
  })
  expect(clearPrefill(searchOf('/generate?text=https%3A%2F%2Fnews.example%2F')).toString()).toBe('tab=url-input')
})

test('a text without a link that another app shared is the text to write from', () => {
  const shared = searchOf('/generate?title=Note&text=The%20quay%20opened.')
  expect(sharedSource(shared)).toEqual({ text: 'The quay opened.' })
  expect(readPrefill(shared)).toEqual({ text: 'The quay opened.' })
  expect(clearPrefill(shared).toString()).toBe('tab=text-input')
})

test('an empty share, and a link from within the product, are no shared source', () => {
  expect(sharedSource(searchOf('/generate?title=News&text='))).toBeNull()
  expect(sharedSource(searchOf('/generate?url=https%3A%2F%2Fnews.example%2F'))).toBeNull()
})

test('values that can’t be are passed over', () => {
  const search = new URLSearchParams('url=&model=gpt-9&language=latin&contentStyleId=-1&webSearch=yes&opinion=')
  expect(readPrefill(search)).toEqual({})
})

test('what prefilled the form leaves the address; the tab and the post stay', () => {
  const cleared = clearPrefill(new URLSearchParams('post=p1&url=https%3A%2F%2Fa.example&model=gpt-5&webSearch=true'))
  expect(cleared.toString()).toBe('post=p1&tab=url-input')
  expect(clearPrefill(new URLSearchParams('tab=text-input&model=gpt-5')).toString()).toBe('tab=text-input')
})

test('a post’s parameters come back as they were', () => {
  const search = searchOf(editAddress(post))
  expect(search.get('post')).toBe('p1')
  expect(readPrefill(search)).toEqual({
    url: post.sourceUrl,
    model: 'gpt-5',
    language: 'german',
    opinion: 'Small & true 🙂',
    contentStyleId: 3,
    webSearch: true,
  })
})

test('pasted text and a document come back from the stored post', () => {
  const article = { title: 'Report', words: 900 }
  const detail = {
    ...post,
    articleId: 'a1',
    sourceText: 'As it was read.',
    moreArticles: [],
    article,
    versions: [],
  } as unknown as Parameters<typeof valuesFromPost>[0]
  expect(valuesFromPost({ ...detail, sourceKind: 'text' })).toMatchObject({
    text: 'As it was read.',
    storedSource: { articleId: 'a1', kind: 'text', title: 'Report', words: 900 },
  })
  expect(valuesFromPost({ ...detail, sourceKind: 'file' })).not.toHaveProperty('text')
  expect(valuesFromPost(detail)).toMatchObject({ url: post.sourceUrl, storedSource: null })
})
