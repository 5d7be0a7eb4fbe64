import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { queryKeys } from './keys.ts'
import { type Snippet, showSnippet } from './snippets.ts'
import { type AuthorVoice, showVoice } from './voice.ts'

const snippet: Snippet = { id: 'a', kind: 'hook', content: 'Look again.', createdAt: '2026-01-01T00:00:00.000Z' }

describe('a saved snippet', () => {
  test('takes its place in the list, a new one the last', () => {
    const cache = new QueryClient()
    cache.setQueryData(queryKeys.snippets, [snippet])
    showSnippet(cache, { ...snippet, id: 'b' })
    showSnippet(cache, { ...snippet, content: 'Look twice.' })
    expect(cache.getQueryData(queryKeys.snippets)).toEqual([
      { ...snippet, content: 'Look twice.' },
      { ...snippet, id: 'b' },
    ])
  })

  test('makes no list of itself where none was fetched', () => {
    const cache = new QueryClient()
    showSnippet(cache, snippet)
    expect(cache.getQueryData(queryKeys.snippets)).toBeUndefined()
  })
})

test('a saved voice is shown, and open posts ask for their examples again', () => {
  const cache = new QueryClient()
  cache.setQueryData([...queryKeys.openPosts, 'a'], {})
  const voice: AuthorVoice = {
    role: 'Editor',
    field: '',
    writesFor: '',
    standsFor: '',
    profile: '',
    posts: [],
    sourceMention: null,
    address: null,
  }
  showVoice(cache, voice)
  expect(cache.getQueryData(queryKeys.voice)).toBe(voice)
  expect(cache.getQueryState([...queryKeys.openPosts, 'a'])?.isInvalidated).toBe(true)
})
