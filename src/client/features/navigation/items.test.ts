import { expect, test } from 'vitest'
import type { User } from '#client/queries/user'
import { sampleTeam } from '../../../../tests/support/components/sample-user.ts'
import { isCurrent, navigationItems } from './items.ts'

const itemsFor = (role: User['role'], isApproved: boolean) => navigationItems({ role, isApproved, team: null })
const labels = (...user: Parameters<typeof itemsFor>) => itemsFor(...user).map((item) => item.label)

test('only admins see the Admin item', () => {
  const common = [
    'Dashboard',
    'Generate Post',
    'Visual Editor',
    'Post History',
    'What works',
    'Worth a post',
    'Settings',
  ]
  expect(labels('trial', true)).toEqual(common)
  expect(labels('user', true)).toEqual(common)
  expect(labels('admin', true)).toEqual([...common, 'Admin'])
})

test('a team’s own page is there only in a team', () => {
  const items = navigationItems({ role: 'user', isApproved: true, team: sampleTeam('writer') })
  expect(items.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Generate Post',
    'Visual Editor',
    'Post History',
    'What works',
    'Worth a post',
    'Team',
    'Settings',
  ])
})

test('a guest of a team is not led to where posts and visuals are made', () => {
  const items = navigationItems({ role: 'user', isApproved: true, team: sampleTeam('guest') })
  expect(items.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Post History',
    'What works',
    'Worth a post',
    'Team',
    'Settings',
  ])
})

test('before approval every item except the dashboard is disabled', () => {
  const disabled = itemsFor('trial', false).filter((item) => item.isDisabled)
  expect(disabled.map((item) => item.href)).toEqual([
    '/generate',
    '/visual-editor',
    '/history',
    '/figures',
    '/inbox',
    '/settings',
  ])
  expect(itemsFor('trial', true).some((item) => item.isDisabled)).toBe(false)
})

test('an item stays marked on the pages below it, the dashboard only on its own two addresses', () => {
  expect(isCurrent({ href: '/admin' }, '/admin/users')).toBe(true)
  expect(isCurrent({ href: '/admin' }, '/administer')).toBe(false)
  expect(isCurrent({ href: '/' }, '/dashboard')).toBe(true)
  expect(isCurrent({ href: '/' }, '/history')).toBe(false)
})
