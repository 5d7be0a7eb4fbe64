import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { ConnectHint } from './connect-hint.tsx'

test.each([
  ['a member of a server with an app', 'user', true, 1],
  ['a member of a server without one', 'user', false, 0],
  ['an administrator of a server without one, who can set it up', 'admin', false, 1],
] as const)('connecting LinkedIn is offered where it can lead somewhere: %s', async (_, role, person, links) => {
  await renderInApp(
    <>
      <p>A post</p>
      <ConnectHint user={sampleUser({ role })} />
    </>,
    { config: { linkedin: { person, community: false } } },
  )
  await expect.element(page.getByText('A post')).toBeVisible()
  expect(page.getByRole('link', { name: 'Connect LinkedIn' }).elements()).toHaveLength(links)
})
