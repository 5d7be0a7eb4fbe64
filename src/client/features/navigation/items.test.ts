import { expect, test } from 'vitest'
import { isCurrent, navigationItems } from './items.ts'

const labels = (user: { role: string; isApproved: boolean }) => navigationItems(user).map((item) => item.label)

test('only admins see the Admin item', () => {
  const common = ['Dashboard', 'Generate Post', 'Visual Editor', 'Post History', 'Settings']
  expect(labels({ role: 'trial', isApproved: true })).toEqual(common)
  expect(labels({ role: 'user', isApproved: true })).toEqual(common)
  expect(labels({ role: 'admin', isApproved: true })).toEqual([...common, 'Admin'])
})

test('before approval every item except the dashboard is disabled', () => {
  const disabled = navigationItems({ role: 'trial', isApproved: false }).filter((item) => item.isDisabled)
  expect(disabled.map((item) => item.href)).toEqual(['/generate', '/visual-editor', '/history', '/settings'])
  expect(navigationItems({ role: 'trial', isApproved: true }).some((item) => item.isDisabled)).toBe(false)
})

test('an item stays marked on the pages below it, the dashboard only on its own two addresses', () => {
  expect(isCurrent({ href: '/admin' }, '/admin/users')).toBe(true)
  expect(isCurrent({ href: '/admin' }, '/administer')).toBe(false)
  expect(isCurrent({ href: '/' }, '/dashboard')).toBe(true)
  expect(isCurrent({ href: '/' }, '/history')).toBe(false)
})
