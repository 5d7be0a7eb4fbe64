import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const config = { features: { mail: true, plans: true } }
const email = () => page.getByRole('textbox', { name: 'Email' })
const role = () => page.getByRole('combobox', { name: 'Role' })
const send = () => page.getByRole('button', { name: 'Send invitation' })

beforeEach(() => sessionStorage.clear())

test('an invitation is sent with its role, and the dialog closes', async () => {
  const calls = answerCalls({ 'POST /api/admin/invitations': ({ body }) => ({ id: 'n', ...(body as object) }) })
  const onClose = vi.fn()
  await renderInApp(<InviteDialog onClose={onClose} />, { config })
  await email().fill('zoe@example.com')
  await role().selectOptions('Pro')
  await send().click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ email: 'zoe@example.com', role: 'user' }])
  await expect.element(page.getByText('To zoe@example.com.')).toBeVisible()
})

test('without a mail server the toast says how the administrator finds the link', async () => {
  answerCalls({ 'POST /api/admin/invitations': { id: 'n', email: 'zoe@example.com' } })
  await renderInApp(<InviteDialog onClose={() => {}} />, { config: { features: { mail: false, plans: true } } })
  await email().fill('zoe@example.com')
  await send().click()
  await expect.element(page.getByText('npm run admin -- mails zoe@example.com shows the link.')).toBeVisible()
})

test('an empty address is not sent, and gets the focus with what is wrong', async () => {
  const calls = answerCalls({})
  await renderInApp(<InviteDialog onClose={() => {}} />, { config })
  await send().click()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect.element(page.getByText('Invitation failed')).toBeVisible()
  await expect.poll(() => calls).toEqual([])
})

test('what the server refuses stands at the address, and what was typed is there the next time', async () => {
  answerCalls({ 'POST /api/admin/invitations': refuseWith(400, 'Invalid email', 'invalid_input') })
  const onClose = vi.fn()
  await renderInApp(<InviteDialog onClose={onClose} />, { config })
  await email().fill('zoe@')
  await send().click()
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect.poll(() => onClose).not.toHaveBeenCalled()

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await renderInApp(<InviteDialog onClose={onClose} />, { config })
  await expect.element(email().last()).toHaveValue('zoe@')
})

test('another failure is told in the server’s words', async () => {
  answerCalls({ 'POST /api/admin/invitations': refuseWith(409, 'This account exists already.') })
  await renderInApp(<InviteDialog onClose={() => {}} />, { config })
  await email().fill('zoe@example.com')
  await send().click()
  await expect.element(email()).toHaveAccessibleDescription('This account exists already.')
})
