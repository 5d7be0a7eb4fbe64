import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  activatePromptTemplate,
  deletePromptTemplate,
  type PromptTemplate,
  promptTemplatesQuery,
  savePromptTemplate,
} from './prompt-templates.ts'

const template = (id: number, isActive = false): PromptTemplate => ({
  id,
  isActive,
  name: `T${id}`,
  template: '{{content}}',
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
})

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient()
  cache.setQueryData(promptTemplatesQuery.queryKey, [template(3), template(2, true), template(1)])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const listed = () => cache.getQueryData(promptTemplatesQuery.queryKey)
const active = () => listed()?.flatMap(({ id, isActive }) => (isActive ? [id] : []))

test('a new prompt template stands on top of the list', async () => {
  fetched.mockResolvedValue(Response.json(template(4)))
  await new MutationObserver(cache, savePromptTemplate()).mutate({ id: null, name: 'T4', template: '{{content}}' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/admin/prompt-templates')
  expect(listed()?.map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

test('a changed prompt template keeps its place and shows its new version', async () => {
  fetched.mockResolvedValue(Response.json({ ...template(2, true), version: 2 }))
  await new MutationObserver(cache, savePromptTemplate()).mutate({ id: 2, name: 'T2', template: '{{url}}' })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/admin/prompt-templates/2')
  expect(listed()?.map(({ id, version }) => [id, version])).toEqual([
    [3, 1],
    [2, 2],
    [1, 1],
  ])
})

test('activating one shows it as the only active one before the server has answered', async () => {
  let answer: (response: Response) => void = () => {}
  fetched.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const activating = new MutationObserver(cache, activatePromptTemplate()).mutate({
    template: template(1),
    isActive: true,
  })
  await expect.poll(active).toEqual([1])
  answer(Response.json(template(1, true)))
  await activating
  expect(active()).toEqual([1])
})

test('a refused activation gives the place back to the one before', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 409 }))
  const change = { template: template(1), isActive: true }
  await expect(new MutationObserver(cache, activatePromptTemplate()).mutate(change)).rejects.toThrow('No.')
  expect(active()).toEqual([2])
})

test('the active one stays active while and after the server refuses to switch it off', async () => {
  const seen: unknown[] = []
  fetched.mockImplementation(async () => {
    seen.push(active())
    return Response.json({ message: 'One must be active.' }, { status: 409 })
  })
  const change = { template: template(2, true), isActive: false }
  await expect(new MutationObserver(cache, activatePromptTemplate()).mutate(change)).rejects.toThrow()
  expect([...seen, active()]).toEqual([[2], [2]])
})

test('a prompt template that could not be deleted returns to its place', async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'No.' }, { status: 409 }))
  const deleting = () => new MutationObserver(cache, deletePromptTemplate()).mutate(template(3))
  await expect(deleting()).rejects.toThrow('No.')
  expect(listed()?.map(({ id }) => id)).toEqual([3, 2, 1])

  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await deleting()
  expect(listed()?.map(({ id }) => id)).toEqual([2, 1])
})
