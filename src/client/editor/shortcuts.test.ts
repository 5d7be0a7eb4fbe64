import { expect, test } from 'vitest'
import { findShortcut, shortcutGroups, shownKeys } from './shortcuts.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const all = shortcutGroups.flatMap((group) => group.shortcuts)

test('no key means two things', () => {
  const keys = all.flatMap((shortcut) => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('Cmd counts as Ctrl, and capitals as letters', () => {
  expect(findShortcut({ ...plain, key: 'Z', metaKey: true, shiftKey: true })?.label).toBe('Redo')
  expect(findShortcut({ ...plain, key: 'g', ctrlKey: true })?.label).toBe('Group')
  expect(findShortcut({ ...plain, key: 'g' })).toBeUndefined()
})

test('every shortcut can be shown to people', () => {
  expect(all.map(shownKeys).filter((shown) => shown.trim() === '')).toEqual([])
  expect(all.map(shownKeys)).toContain('Ctrl + Shift + G')
  expect(all.map(shownKeys)).toContain('+')
})
