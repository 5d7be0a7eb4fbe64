import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AdminStyle, adminStylesQuery, deleteAdminStyle, saveAdminStyle, saveStyleOrder } from './admin-styles.ts'
import { queryKeys } from './keys.ts'

const style = (id: number, name = `Style ${id}`): AdminStyle => ({ id, name, promptPart: 'Short.', displayOrder: id })

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient()
  cache.setQueryData(adminStylesQuery.queryKey, [style(1), style(2)])
  cache.setQueryData(queryKeys.sharedStyles, [])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const listed = () => cache.getQueryData(adminStylesQuery.queryKey)
const isStale = (key: readonly string[]) => cache.getQueryState(key)?.isInvalidated
const calls = () => fetched.mock.calls.map(([path, { method, body }]) => [method, path, body && JSON.parse(body)])

test('a new style stands at the end of the list, and the generator offers it', async () => {
  fetched.mockResolvedValue(Response.json(style(3)))
  await new MutationObserver(cache, saveAdminStyle()).mutate({ id: null, name: 'Style 3', promptPart: 'Short.' })
  expect(calls()).toEqual([['POST', '/api/admin/content-styles', { name: 'Style 3', promptPart: 'Short.' }]])
  expect(listed()).toEqual([style(1), style(2), style(3)])
  expect(isStale(queryKeys.sharedStyles)).toBe(true)
})

test('a changed style keeps its place', async () => {
  fetched.mockResolvedValue(Response.json(style(1, 'Other')))
  await new MutationObserver(cache, saveAdminStyle()).mutate({ id: 1, name: 'Other', promptPart: 'Short.' })
  expect(calls()).toEqual([['PUT', '/api/admin/content-styles/1', { name: 'Other', promptPart: 'Short.' }]])
  expect(listed()).toEqual([style(1, 'Other'), style(2)])
})

test('a style that could not be saved leaves everything as it was', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 400 }))
  const onError = vi.fn()
  const input = { id: 1, name: '', promptPart: '' }
  await expect(new MutationObserver(cache, saveAdminStyle({ onError })).mutate(input)).rejects.toThrow('No.')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), input)
  expect(listed()).toEqual([style(1), style(2)])
  expect(isStale(queryKeys.sharedStyles)).toBe(false)
})

test('a deleted style is offered to nobody', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await new MutationObserver(cache, deleteAdminStyle()).mutate(style(1))
  expect(listed()).toEqual([style(2)])
  expect(isStale(queryKeys.sharedStyles)).toBe(true)
})

test('a style that could not be deleted returns to its place', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 409 }))
  await expect(new MutationObserver(cache, deleteAdminStyle()).mutate(style(1))).rejects.toThrow('No.')
  expect(listed()).toEqual([style(1), style(2)])
})

test('a new order is sent style by style, each with its new place', async () => {
  fetched.mockImplementation(async () => Response.json(style(1)))
  await new MutationObserver(cache, saveStyleOrder()).mutate([
    { ...style(2), displayOrder: 1 },
    { ...style(1), displayOrder: 2 },
  ])
  expect(calls()).toEqual([
    ['PUT', '/api/admin/content-styles/2', { name: 'Style 2', promptPart: 'Short.', displayOrder: 1 }],
    ['PUT', '/api/admin/content-styles/1', { name: 'Style 1', promptPart: 'Short.', displayOrder: 2 }],
  ])
  expect(isStale(queryKeys.sharedStyles)).toBe(true)
})

test('after a refused order the list is asked for again', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 500 }))
  await expect(new MutationObserver(cache, saveStyleOrder()).mutate([style(2), style(1)])).rejects.toThrow('No.')
  expect(fetched).toHaveBeenCalledOnce()
  expect(isStale(queryKeys.adminStyles)).toBe(true)
  expect(isStale(queryKeys.sharedStyles)).toBe(false)
})
