import { afterEach, expect, test, vi } from 'vitest'
import { homeOf, inWorkspace, workspaceBase, workspaceSlug } from './workspace.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/w/harbour-press', 'harbour-press'],
  ['/w/harbour-press/', 'harbour-press'],
  ['/w/harbour-press/generate', 'harbour-press'],
  ['/', null],
  ['/welcome', null],
  ['/generate/w/harbour', null],
  ['/w/', null],
  ['/w/Harbour', null],
])('the workspace of %s', (pathname, slug) => {
  vi.stubGlobal('location', { pathname })
  expect(workspaceSlug()).toBe(slug)
  expect(workspaceBase()).toBe(slug === null ? '' : `/w/${slug}`)
})

test('in a team, calls and files have its prefix', () => {
  vi.stubGlobal('location', { pathname: '/w/press/history' })
  expect(inWorkspace('/api/media/1/file')).toBe('/api/w/press/media/1/file')
  expect(inWorkspace('/assets/a.js')).toBe('/assets/a.js')
  vi.stubGlobal('location', { pathname: '/history' })
  expect(inWorkspace('/api/media/1/file')).toBe('/api/media/1/file')
})

test('the way to another workspace', () => {
  expect([homeOf(null), homeOf('press')]).toEqual(['~/', '~/w/press/'])
})
