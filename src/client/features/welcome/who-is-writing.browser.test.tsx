import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { WhoIsWriting } from './who-is-writing.tsx'

const box = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => sessionStorage.clear())

test('only what was filled in is sent, and the question counts as answered', async () => {
  const calls = answerCalls({ 'POST /api/user/voice': {}, 'PATCH /api/user': {} })
  await renderInApp(<WhoIsWriting />)
  await box('Your readers').fill('Port planners')
  await button('Save').click()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ writesFor: 'Port planners' }, { wasWelcomed: true }])
})

test('skipping saves nothing and counts as an answer too', async () => {
  const calls = answerCalls({ 'PATCH /api/user': {} })
  let isDone = false
  await renderInApp(
    <WhoIsWriting
      onDone={() => {
        isDone = true
      }}
    />,
  )
  await box('Your role').fill('Harbour master')
  await button('Skip').click()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ wasWelcomed: true }])
  expect(isDone).toBe(true)
})

test('what could not be saved stays in its field, and the question stays open', async () => {
  const calls = answerCalls({ 'POST /api/user/voice': refuseWith(503, 'The server is busy.') })
  await renderInApp(<WhoIsWriting />)
  await box('Your field').fill('Shipping')
  await button('Save').click()
  await expect.element(page.getByText('Save failed')).toBeVisible()
  await expect.element(box('Your field')).toHaveValue('Shipping')
  expect(calls).toHaveLength(1)
})
