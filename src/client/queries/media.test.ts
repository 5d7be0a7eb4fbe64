import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from './keys.ts'
import { type MediaAsset, showChangedMedia, showUploadedMedia } from './media.ts'

const asset = (id: string, tags: string[] = []) => ({ id, tags }) as unknown as MediaAsset

test('a picture that has arrived is the first of the library', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.media, [asset('a')])
  showUploadedMedia(asset('b'), cache)
  expect(cache.getQueryData(queryKeys.media)).toEqual([asset('b'), asset('a')])
})

test('a library that was not looked at yet is asked for when it is', () => {
  const cache = new QueryClient()
  showUploadedMedia(asset('a'), cache)
  expect(cache.getQueryData(queryKeys.media)).toBeUndefined()
})

test('new tags are shown on their picture alone', () => {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.media, [asset('a'), asset('b')])
  showChangedMedia(cache, asset('b', ['harbour']))
  expect(cache.getQueryData(queryKeys.media)).toEqual([asset('a'), asset('b', ['harbour'])])
})
