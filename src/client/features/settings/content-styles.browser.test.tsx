import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserStyle } from '#client/queries/styles'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { ContentStyles } from './content-styles.tsx'

const user = sampleUser()
const style: UserStyle = {
  id: 7,
  name: 'Monday notes',
  defaultModel: 'gpt-4o',
  defaultLanguage: 'german',
  defaultWebSearch: false,
  address: null,
  examplePosts: ['Ships wait\nno longer.', 'q'.repeat(120), 'A third one.'],
}
const models = [
  { id: 'gpt-4o', label: 'GPT-4o', isConfigured: true, audience: 'everybody' },
  { id: 'gpt-4.1-mini', label: 'GPT mini', isConfigured: true, audience: 'everybody' },
]
const withSearch = sampleUser({
  capabilities: { ...user.capabilities, models: ['gpt-4o', 'gpt-4.1-mini'], webSearch: true },
})
const known = {
  user,
  config: { models },
  userStyles: [style],
  sharedStyles: [{ id: 1, name: 'Formal', displayOrder: 0 }],
}

const create = page.getByRole('button', { name: 'New content style' })
const edit = page.getByRole('button', { name: 'Edit Monday notes' })
const save = page.getByRole('button', { name: 'Save' })
const name = page.getByRole('textbox', { name: 'Name' })
const example = (number: number) => page.getByRole('textbox', { name: `Example ${number}` })
const search = page.getByRole('switch', { name: 'Default web search' })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/settings?tab=content-styles')
})

test('own styles show what they set and how they sound, shared ones their names', async () => {
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, { ...known, userStyles: [{ ...style, defaultWebSearch: true }] })
  await expect.element(page.getByText('GPT-4o · German · Web search')).toBeVisible()
  await expect.element(page.getByText('Ships wait no longer.')).toBeVisible()
  await expect.element(page.getByText(`${'q'.repeat(100)}…`)).toBeVisible()
  await expect.element(page.getByText('1 more example')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Formal' })).toBeVisible()
})

test('without any, both lists say so and the way to a first one is there', async () => {
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, { ...known, userStyles: [], sharedStyles: [] })
  await expect.element(page.getByRole('heading', { name: 'No content styles yet' })).toBeVisible()
  await expect.element(page.getByText('No shared styles yet.')).toBeVisible()
  await create.click()
  await expect.poll(() => location.search).toBe('?tab=content-styles&style=new')
  await expect.element(name).toHaveFocus()
})

test('lists that could not be loaded are loaded again, each by itself', async () => {
  let isDown = true
  const answer = (list: object) => () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : list)
  answerCalls({
    'GET /api/user/content-styles': answer([style]),
    'GET /api/content-styles': answer(known.sharedStyles),
  })
  await renderInApp(<ContentStyles user={user} />, { user, config: known.config })
  await expect.element(page.getByText('Your content styles could not be loaded')).toBeVisible()
  await expect.element(page.getByText('The shared styles could not be loaded')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(edit).toBeVisible()
  await expect.element(page.getByText('The shared styles could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Formal')).toBeVisible()
})

test('a new style is saved trimmed, stands on top, and the focus is back where one was', async () => {
  const calls = answerCalls({ 'POST /api/user/content-styles': ({ body }) => ({ ...(body as UserStyle), id: 8 }) })
  await renderInApp(<ContentStyles user={user} />, known)
  await create.click()
  await expect.element(save).toBeDisabled()
  await name.fill('  Friday notes ')
  const address = page.getByRole('combobox', { name: 'Form of address' })
  await expect.element(name).toHaveValue('  Friday notes ')
  expect(address.query()).toBeNull() // English has one form for everybody
  await page.getByRole('combobox', { name: 'Default language' }).selectOptions('French')
  await expect.element(address).toHaveValue('')
  await address.selectOptions('Informal (tu)')
  await example(1).fill('Look at the quay.')
  await page.getByRole('button', { name: 'Add Another Example' }).click()
  await expect.element(example(2)).toHaveFocus()
  await save.click()
  await expectToast('success', 'Content style saved')
  await expect.element(create).toHaveFocus()
  const names = page.getByRole('heading', { level: 3 })
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['Friday notes', 'Monday notes'])
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: 'Friday notes',
      defaultModel: 'gpt-4o',
      defaultLanguage: 'french',
      defaultWebSearch: false,
      address: 'informal',
      examplePosts: ['Look at the quay.'],
    },
  ])
  expect(location.search).toBe('?tab=content-styles')
})

test('what could not be saved stays in the form, and is there when one comes back', async () => {
  answerCalls({ 'PUT /api/user/content-styles/7': refuseWith(409, 'You have a style of this name already.') })
  await renderInApp(<ContentStyles user={user} />, known)
  await edit.click()
  await name.fill('Formal')
  await save.click()
  await expectToast('error', 'Error', 'You have a style of this name already.')
  await expect.element(page.getByText('You have a style of this name already. What you typed is kept.')).toBeVisible()
  await renderInApp(<ContentStyles user={user} />, known)
  await expect.element(name.last()).toHaveValue('Formal')
})

test('cancelling drops what was typed, and leads back to the button that opened the form', async () => {
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, known)
  await edit.click()
  await name.fill('Something else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(edit).toHaveFocus()
  await edit.click()
  await expect.element(name).toHaveValue('Monday notes')
})

test('examples are taken away down to one, and the focus goes on beside the one that went', async () => {
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, known)
  await edit.click()
  await expect.element(example(3)).toHaveValue('A third one.')
  await expect.element(page.getByRole('button', { name: 'Add Another Example' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove example 3' }).click()
  await expect.element(example(2)).toHaveFocus()
  await page.getByRole('button', { name: 'Remove example 1' }).click()
  await expect.element(example(1)).toHaveFocus()
  await expect.element(example(1)).toHaveValue('q'.repeat(120))
  await expect.element(page.getByRole('button', { name: /^Remove example/ })).not.toBeInTheDocument()
})

test('web search is for plans that have it and models that can, and goes off with the model', async () => {
  history.replaceState(null, '', '/settings?tab=content-styles&style=7')
  answerCalls({})
  await renderInApp(<ContentStyles user={withSearch} />, known)
  await search.click()
  await expect.element(search).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('combobox', { name: 'Default model' }).selectOptions('GPT mini')
  await expect.element(search).toHaveAttribute('aria-checked', 'false')
  await expect.element(search).toBeDisabled()
  await expect.element(page.getByText('Web search is only available with OpenAI GPT-4o model.')).toBeVisible()
})

test('a search that was on before the plan ended can be turned off, and not on again', async () => {
  history.replaceState(null, '', '/settings?tab=content-styles&style=7')
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, { ...known, userStyles: [{ ...style, defaultWebSearch: true }] })
  await expect.element(page.getByText('Pro Feature')).toBeVisible()
  await expect.element(page.getByText('Web search is only available in paid plans.')).toBeVisible()
  await search.click()
  await expect.element(search).toBeDisabled()
})

test('a style is deleted after a question; a refusal brings it back', async () => {
  let isRefused = true
  const calls = answerCalls({
    'DELETE /api/user/content-styles/7': () => (isRefused ? refuseWith(503, 'The server is busy.', 'busy') : null),
  })
  await renderInApp(<ContentStyles user={user} />, known)
  const remove = page.getByRole('button', { name: 'Delete Monday notes' })
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  await expect
    .element(page.getByText('“Monday notes” and its examples are deleted for good.', { exact: false }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(calls).toEqual([])
  await remove.click()
  await sure.click()
  await expectToast('error', 'Error', 'The server is busy.')
  await expect.element(remove).toBeVisible()
  isRefused = false
  await remove.click()
  await sure.click()
  await expectToast('success', 'Content style deleted')
  await expect.element(remove).not.toBeInTheDocument()
})

test('the address of a style that is gone says so and leads back', async () => {
  history.replaceState(null, '', '/settings?tab=content-styles&style=99')
  answerCalls({})
  await renderInApp(<ContentStyles user={user} />, known)
  await expect.element(page.getByRole('heading', { name: 'This content style does not exist' })).toBeVisible()
  await page.getByRole('button', { name: 'All content styles' }).click()
  await expect.element(edit).toBeVisible()
})
