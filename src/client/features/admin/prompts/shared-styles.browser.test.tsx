import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminStyle } from '#client/queries/admin-styles'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, type Call, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { SharedStyles } from './shared-styles.tsx'

const style = (id: number, name: string): AdminStyle => ({ id, name, promptPart: `Write ${name}.`, displayOrder: id })
const warm = style(1, 'Warm')
const dry = style(2, 'Dry')

const path = '/api/admin/content-styles'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Name' })
const text = () => page.getByRole('textbox', { name: 'Prompt part' })
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((element) => element.querySelector('h3')?.textContent)

const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').map((call) => call.body)

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', `${location.pathname}?tab=content-styles`)
})

test('a new style is written in a form that has the focus, and stands in the list afterwards', async () => {
  const stored = [warm]
  const calls = answerCalls({
    [`GET ${path}`]: () => stored,
    [`POST ${path}`]: () => {
      stored.push(dry)
      return dry
    },
  })
  await renderInApp(<SharedStyles />)
  await button('New content style').click()
  await expect.element(name()).toHaveFocus()
  await name().fill('  Dry ')
  await text().fill('Write Dry.\n')
  await button('Save').click()

  await expectToast('success', 'Content style saved')
  await expect.poll(() => sent(calls)).toEqual([{ name: 'Dry', promptPart: 'Write Dry.' }])
  await expect.poll(names).toEqual(['Warm', 'Dry'])
  await expect.element(button('New content style')).toHaveFocus()
})

test('what is left empty is asked for at its field until it is filled', async () => {
  const calls = answerCalls({ [`GET ${path}`]: [warm] })
  await renderInApp(<SharedStyles />)
  await button('New content style').click()
  await name().fill('Dry')
  await button('Save').click()
  await expectToast('error', 'Error', 'Please fill in all fields')
  await expect.element(text()).toHaveFocus()
  await expect.element(text()).toHaveAccessibleDescription(/^Please fill in all fields/)
  await expect.element(name()).not.toHaveAttribute('aria-invalid')
  await text().fill('Short.')
  await expect.element(text()).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => sent(calls)).toEqual([])
})

test('what was typed outlives a refusal and the page, until it is cancelled', async () => {
  answerCalls({ [`GET ${path}`]: [warm], [`PUT ${path}/1`]: refuseWith(409, 'Another style has this name.') })
  await renderInApp(<SharedStyles />)
  await button('Edit Warm').click()
  await text().fill('Write warmer.')
  await button('Save').click()
  await expectToast('error', 'Error', 'Another style has this name.')
  await expect.element(page.getByText('Another style has this name. What you typed is kept.')).toBeVisible()

  await button('Cancel').click()
  await expect.element(button('Edit Warm')).toHaveFocus()
  await button('Edit Warm').click()
  await expect.element(text()).toHaveValue('Write Warm.')
})

test('a text that is too long is told while it is typed', async () => {
  answerCalls({ [`GET ${path}`]: [warm] })
  await renderInApp(<SharedStyles />)
  await button('Edit Warm').click()
  await text().fill('x'.repeat(20_001))
  await expect.element(text()).toHaveAccessibleDescription(/^Please shorten this to 20,000 characters/)
})

test('a style moves down, keeps the focus on its arrow, and a screen reader hears its place', async () => {
  const calls = answerCalls({
    [`GET ${path}`]: [warm, dry, style(3, 'Plain')],
    [`PUT ${path}/1`]: warm,
    [`PUT ${path}/2`]: dry,
  })
  await renderInApp(<SharedStyles />)
  await button('Move Warm down').click()
  await expect.poll(names).toEqual(['Dry', 'Warm', 'Plain'])
  await expect.element(button('Move Warm down')).toHaveFocus()
  await expect.element(page.getByText('Warm is now 2 of 3.')).toBeInTheDocument()
  await expect
    .poll(() => sent(calls))
    .toEqual([
      { name: 'Dry', promptPart: 'Write Dry.', displayOrder: 1 },
      { name: 'Warm', promptPart: 'Write Warm.', displayOrder: 2 },
    ])
})

test('the first can’t go up, the last can’t go down', async () => {
  const calls = answerCalls({ [`GET ${path}`]: [warm, dry] })
  await renderInApp(<SharedStyles />)
  await expect.element(button('Move Warm up')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Move Dry down')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Move Dry up')).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(() => sent(calls)).toEqual([])
})

test('a style is deleted after a question that names it', async () => {
  answerCalls({ [`GET ${path}`]: [warm, dry], [`DELETE ${path}/1`]: new Response(null, { status: 204 }) })
  await renderInApp(<SharedStyles />)
  await button('Delete Warm').click()
  await expect.element(page.getByText('Nobody can pick “Warm” then. Posts written in it stay.')).toBeVisible()
  await button('Delete').click()
  await expectToast('success', 'Content style deleted')
  await expect.poll(names).toEqual(['Dry'])
  await expect.element(button('New content style')).toHaveFocus()
})

test('a style that can’t be deleted stays, and the server says why', async () => {
  answerCalls({ [`GET ${path}`]: [warm, dry], [`DELETE ${path}/1`]: refuseWith(409, 'The server rests.') })
  await renderInApp(<SharedStyles />)
  await button('Delete Warm').click()
  await button('Delete').click()
  await expectToast('error', 'Error', 'The server rests.')
  await expect.poll(names).toEqual(['Warm', 'Dry'])
})

test('a changed style is told of as a new one is', async () => {
  const calls = answerCalls({ [`GET ${path}`]: [warm], [`PUT ${path}/1`]: { ...warm, name: 'Warmer' } })
  await renderInApp(<SharedStyles />)
  await button('Edit Warm').click()
  await name().fill('Warmer')
  await button('Save').click()
  await expectToast('success', 'Content style saved')
  await expect.poll(() => sent(calls)).toMatchObject([{ name: 'Warmer', promptPart: 'Write Warm.' }])
})

test('the form of a style that is gone says so and leads back to the list', async () => {
  answerCalls({ [`GET ${path}`]: [warm] })
  history.replaceState(null, '', `${location.pathname}?tab=content-styles&style=9`)
  await renderInApp(<SharedStyles />)
  await expect.element(page.getByRole('heading', { name: 'This content style does not exist' })).toBeVisible()
  await button('All content styles').click()
  await expect.poll(names).toEqual(['Warm'])
})
