import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PromptTemplate } from '#client/queries/prompt-templates'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PromptTemplates } from './prompt-templates.tsx'

const template = (id: number, isActive = false): PromptTemplate => ({
  id,
  isActive,
  name: `Template ${id}`,
  template: 'Write about {{content}}',
  version: id,
  updatedAt: '2026-11-20T12:00:00.000Z',
})

const path = '/api/admin/prompt-templates'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const activeSwitch = (id: number) => page.getByRole('switch', { name: `Template ${id} is active` })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', `${location.pathname}?tab=prompt-templates`)
})

test('each prompt template shows its version, and the active one is marked', async () => {
  answerCalls({ [`GET ${path}`]: [template(2), template(1, true)] })
  await renderInApp(<PromptTemplates />)
  await expect.element(page.getByText('Version 2, changed 20 November 2026')).toBeVisible()
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('Active')
  await expect.element(activeSwitch(1)).toBeChecked()
  await expect.element(activeSwitch(2)).not.toBeChecked()
})

test('activating one switches the other off', async () => {
  answerCalls({ [`GET ${path}`]: [template(2), template(1, true)], [`PUT ${path}/2`]: template(2, true) })
  await renderInApp(<PromptTemplates />)
  await activeSwitch(2).click()
  await expect.element(page.getByText('New posts use “Template 2”.')).toBeVisible()
  await expect.element(activeSwitch(2)).toBeChecked()
  await expect.element(activeSwitch(1)).not.toBeChecked()
})

test('the active one can’t be switched off, and the server says why', async () => {
  answerCalls({
    [`GET ${path}`]: [template(1, true)],
    [`PUT ${path}/1`]: refuseWith(409, 'One template has to be active.'),
  })
  await renderInApp(<PromptTemplates />)
  await activeSwitch(1).click()
  await expect.element(page.getByText('One template has to be active.')).toBeVisible()
  await expect.element(activeSwitch(1)).toBeChecked()
})

test('the preview shows the prompt of what is typed, and says when that has changed since', async () => {
  const calls = answerCalls({
    [`GET ${path}`]: [template(1, true)],
    'GET /api/admin/content-styles': [{ id: 5, name: 'Warm', promptPart: 'Warm.', displayOrder: 0 }],
    [`POST ${path}/preview`]: { system: 'You write.', user: 'Write about cranes.' },
  })
  await renderInApp(<PromptTemplates />)
  await button('Edit Template 1').click()
  await page.getByRole('combobox', { name: 'Content Style' }).selectOptions('Warm')
  await button('Show preview').click()
  await expect.element(page.getByText('Write about cranes.')).toBeVisible()
  const previewed = calls.find(({ method }) => method === 'POST')?.body
  expect(previewed).toMatchObject({ template: 'Write about {{content}}', contentStyleId: 5 })

  const outdated = page.getByText('Before your last changes.')
  await expect.element(outdated).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Template' }).fill('Write of {{title}}')
  await expect.element(outdated).toBeVisible()
})

test('a preview that fails says so in the server’s words', async () => {
  answerCalls({
    [`GET ${path}`]: [template(1, true)],
    'GET /api/admin/content-styles': [],
    [`POST ${path}/preview`]: refuseWith(400, 'The template names {{weather}}, which does not exist.'),
  })
  await renderInApp(<PromptTemplates />)
  await button('Edit Template 1').click()
  await button('Show preview').click()
  await expect.element(page.getByText('Preview failed')).toBeVisible()
  await expect.element(page.getByText('The template names {{weather}}, which does not exist.')).toBeVisible()
})

describe('a prompt template', () => {
  const name = () => page.getByRole('textbox', { name: 'Name' })
  const text = () => page.getByRole('textbox', { name: 'Template' })
  const listed = { [`GET ${path}`]: [template(2), template(1, true)], 'GET /api/admin/content-styles': [] }

  async function create(): Promise<void> {
    await button('New prompt template').click()
    await name().fill('Short')
    await text().fill('In {{language}}: {{content}}')
    await button('Save').click()
  }

  test('that is written is saved', async () => {
    answerCalls({ ...listed, [`POST ${path}`]: { ...template(3), name: 'Short' } })
    await renderInApp(<PromptTemplates />)
    await create()
    await expectToast('success', 'Prompt template saved')
  })

  test('that is changed is saved in its place', async () => {
    answerCalls({ ...listed, [`PUT ${path}/2`]: { ...template(2), name: 'Changed' } })
    await renderInApp(<PromptTemplates />)
    await button('Edit Template 2').click()
    await name().fill('Changed')
    await button('Save').click()
    await expectToast('success', 'Prompt template saved')
  })

  test('without a text is asked for it', async () => {
    const calls = answerCalls(listed)
    await renderInApp(<PromptTemplates />)
    await button('New prompt template').click()
    await name().fill('Short')
    await button('Save').click()
    await expectToast('error', 'Error', 'Please fill in all fields')
    await expect.element(text()).toHaveAccessibleDescription(/^Please fill in all fields/)
    await expect.poll(() => calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('that the server refuses is told in its words, and what was typed stays', async () => {
    answerCalls({ ...listed, [`POST ${path}`]: refuseWith(409, 'Another one has this name.') })
    await renderInApp(<PromptTemplates />)
    await create()
    await expectToast('error', 'Error', 'Another one has this name.')
    await expect.element(name()).toHaveValue('Short')
  })

  test('is deleted after a question', async () => {
    answerCalls({ ...listed, [`DELETE ${path}/2`]: new Response(null, { status: 204 }) })
    await renderInApp(<PromptTemplates />)
    await button('Delete Template 2').click()
    await button('Delete').click()
    await expectToast('success', 'Prompt template deleted')
    await expect.element(activeSwitch(2)).not.toBeInTheDocument()
  })

  test('that can’t be deleted stays, and the server says why', async () => {
    answerCalls({ ...listed, [`DELETE ${path}/2`]: refuseWith(409, 'Posts are written by this template.') })
    await renderInApp(<PromptTemplates />)
    await button('Delete Template 2').click()
    await button('Delete').click()
    await expectToast('error', 'Error', 'Posts are written by this template.')
    await expect.element(activeSwitch(2)).toBeVisible()
  })
})

test('the form explains each placeholder', async () => {
  answerCalls({ [`GET ${path}`]: [template(1, true)], 'GET /api/admin/content-styles': [] })
  await renderInApp(<PromptTemplates />)
  await button('New prompt template').click()
  await expect.element(page.getByText('{{examples}}')).toBeVisible()
  await expect.poll(() => page.getByRole('term').elements()).toHaveLength(8)
})
