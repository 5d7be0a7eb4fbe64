import { expect, test } from 'vitest'
import { isCurrent, navigationItems } from './items.ts'

const itemsFor = (role: string, isApproved: boolean, linkedinAccounts = 0) =>
  navigationItems({ role, isApproved, linkedinAccounts })
const labels = (...user: Parameters<typeof itemsFor>) => itemsFor(...user).map((item) => item.label)

test('only admins see the Admin item', () => {
  const common = ['Dashboard', 'Generate Post', 'Visual Editor', 'Post History', 'Settings']
  expect(labels('trial', true)).toEqual(common)
  expect(labels('user', true)).toEqual(common)
  expect(labels('admin', true)).toEqual([...common, 'Admin'])
})

test('the schedule is for who has connected an account at LinkedIn', () => {
  expect(labels('user', true, 1)).toContain('Schedule')
  expect(labels('user', true, 0)).not.toContain('Schedule')
})

test('before approval every item except the dashboard is disabled', () => {
  const disabled = itemsFor('trial', false).filter((item) => item.isDisabled)
  expect(disabled.map((item) => item.href)).toEqual(['/generate', '/visual-editor', '/history', '/settings'])
  expect(itemsFor('trial', true).some((item) => item.isDisabled)).toBe(false)
})

test('an item stays marked on the pages below it, the dashboard only on its own two addresses', () => {
  expect(isCurrent({ href: '/admin' }, '/admin/users')).toBe(true)
  expect(isCurrent({ href: '/admin' }, '/administer')).toBe(false)
  expect(isCurrent({ href: '/' }, '/dashboard')).toBe(true)
  expect(isCurrent({ href: '/' }, '/history')).toBe(false)
})
