import { expect, test } from 'vitest'
import { permissionsOf, workspaceRoles } from './permissions.ts'

const sorted = (role: (typeof workspaceRoles)[number]) => [...permissionsOf(role)].sort()

test('an owner may do everything, a guest reads and comments', () => {
  expect(sorted('owner')).toHaveLength(15)
  expect(sorted('guest')).toEqual(['comments.write', 'posts.read'])
})

test('managers do not pay; writers do not manage, approve or change how everyone looks', () => {
  const missing = (role: 'manager' | 'writer') => sorted('owner').filter((each) => !permissionsOf(role).has(each))
  expect(missing('manager')).toEqual(['billing.manage'])
  expect(missing('writer')).toEqual([
    'activity.read',
    'billing.manage',
    'brand.write',
    'keys.manage',
    'members.manage',
    'posts.approve',
    'webhooks.manage',
  ])
})

test('each role may do all that the next one may', () => {
  for (const [at, role] of workspaceRoles.entries()) {
    const next = workspaceRoles[at + 1]
    if (next) expect(sorted(role)).toEqual(expect.arrayContaining(sorted(next)))
  }
})
