// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { claimDrafts, clearDraft, clearDrafts, readDraft, writeDraft } from './drafts.ts'

afterEach(() => sessionStorage.clear())

test('a draft is there until it is cleared', () => {
  writeDraft('generate', { url: 'https://example.com' })
  expect(readDraft('generate')).toEqual({ url: 'https://example.com' })
  clearDraft('generate')
  expect(readDraft('generate')).toBeNull()
})

test('drafts survive an expired session of the same person, and nobody else sees them', () => {
  claimDrafts('maren')
  writeDraft('generate', 'half a thought')
  claimDrafts('maren')
  expect(readDraft('generate')).toBe('half a thought')
  claimDrafts('jonas')
  expect(readDraft('generate')).toBeNull()
})

test('clearing all drafts leaves what others keep in the browser', () => {
  sessionStorage.setItem('elsewhere', '1')
  writeDraft('a', 1)
  writeDraft('b', 2)
  clearDrafts()
  expect([readDraft('a'), readDraft('b')]).toEqual([null, null])
  expect(sessionStorage.getItem('elsewhere')).toBe('1')
})

test('an unreadable draft counts as none', () => {
  sessionStorage.setItem('postwright.draft.generate', '{')
  expect(readDraft('generate')).toBeNull()
})
