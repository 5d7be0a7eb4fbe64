import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Snippet } from '#client/queries/snippets'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { InsertSnippet } from './insert-snippet.tsx'
import { SnippetList } from './snippet-list.tsx'

const signOff: Snippet = { id: 'a', kind: 'sign-off', content: 'Fair winds.', createdAt: '2026-01-01T00:00:00.000Z' }
const busy = refuseWith(503, 'The server is busy.', 'busy')
const list = 'GET /api/user/snippets'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = page.getByRole('textbox', { name: 'Text' })

beforeEach(() => sessionStorage.clear())

describe('in the settings', () => {
  test('what could not be loaded is loaded again on request', async () => {
    let isDown = true
    answerCalls({ [list]: () => (isDown ? busy : []) })
    await renderInApp(<SnippetList />)
    await expect.element(page.getByText('Your snippets could not be loaded')).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(page.getByText('No snippets yet.')).toBeVisible()
  })

  test('an empty one, and one that is too long, can’t be saved; nothing typed is cut', async () => {
    answerCalls({})
    await renderInApp(<SnippetList />, { snippets: [] })
    await button('New snippet').click()
    await expect.element(text).toHaveFocus()
    const save = page.getByRole('button', { name: 'Save' })
    await text.fill('  \n ')
    await expect.element(save).toBeDisabled()
    await text.fill('a'.repeat(1_001))
    await expect.element(text).toHaveAccessibleDescription('Shorten this to 1,000 characters.')
    await expect.element(save).toBeDisabled()
    await expect.element(text).toHaveValue('a'.repeat(1_001))
  })

  test('one that is refused stays in its form, with the reason', async () => {
    answerCalls({
      'POST /api/user/snippets': refuseWith(409, 'You have 50 snippets, which is as many as there may be.'),
    })
    await renderInApp(<SnippetList />, { snippets: [signOff] })
    await button('New snippet').click()
    await text.fill('Write to me.')
    await button('Save').click()
    await expectToast('error', 'Error', 'You have 50 snippets, which is as many as there may be.')
    await expect.element(text).toHaveValue('Write to me.')
    await renderInApp(<SnippetList />, { snippets: [signOff] })
    await button('New snippet').last().click()
    await expect.element(text.last()).toHaveValue('Write to me.')
  })

  test('cancelling drops what was typed, and the focus is back at the button for a new one', async () => {
    answerCalls({})
    await renderInApp(<SnippetList />, { snippets: [signOff] })
    await button('Edit “Fair winds.”').click()
    await text.fill('Something else')
    await button('Cancel').click()
    await expect.element(button('New snippet')).toHaveFocus()
    await button('Edit “Fair winds.”').click()
    await expect.element(text).toHaveValue('Fair winds.')
  })

  test('one is deleted at once, known by its beginning, and back after Undo', async () => {
    const calls = answerCalls({
      'DELETE /api/user/snippets/a': null,
      'POST /api/user/snippets': ({ body }) => ({ ...signOff, id: 'b', ...(body as object) }),
    })
    const long = 'Fair winds and following seas to all of you who read this far.'
    await renderInApp(<SnippetList />, { snippets: [{ ...signOff, content: long }] })
    await page.getByRole('button', { name: /^Delete “Fair winds and following seas to all.*…”$/ }).click()
    await expect.element(page.getByText('Snippet deleted')).toBeVisible()
    await expect.element(page.getByText('No snippets yet.')).toBeVisible()
    await button('Undo').click()
    await expect.element(page.getByRole('listitem').getByText(long)).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([undefined, { kind: 'sign-off', content: long }])
  })
})

describe('beside a post', () => {
  const opening = 'The harbour grows.'

  async function open(answers: Parameters<typeof answerCalls>[0], snippets?: Snippet[]): Promise<void> {
    answerCalls(answers)
    await renderInApp(
      <InsertSnippet text={`${opening}\n\nWho pays for it?`} onChange={() => {}} />,
      snippets && { snippets },
    )
    await button('Snippets').click()
  }

  test('what could not be loaded is loaded again on request', async () => {
    let isDown = true
    await open({ [list]: () => (isDown ? busy : [signOff]) })
    await expect.element(page.getByText('Your snippets could not be loaded')).toBeVisible()
    isDown = false
    await button('Try again').click()
    await expect.element(page.getByRole('region', { name: 'Sign-off' })).toBeVisible()
  })

  test('without any it says so, still keeps what the post has, and leads to the settings', async () => {
    await open({}, [])
    await expect.element(page.getByText('No snippets yet.')).toBeVisible()
    await expect.element(button('Save hook')).toBeVisible()
    const manage = page.getByRole('link', { name: 'Manage snippets' })
    await expect.element(manage).toHaveAttribute('href', '/settings?tab=your-voice')
    await userEvent.keyboard('{Escape}')
    await expect.element(manage).not.toBeInTheDocument()
    await expect.element(button('Snippets')).toHaveFocus()
  })

  test('a favorite that could not be kept can be kept again', async () => {
    let isDown = true
    await open(
      { 'POST /api/user/snippets': ({ body }) => (isDown ? busy : { ...signOff, id: 'b', ...(body as object) }) },
      [],
    )
    await button('Save hook').click()
    await expectToast('error', 'Error', 'The server is busy.')
    isDown = false
    await button('Save hook').click()
    await expect.element(page.getByText('Snippet saved')).toBeVisible()
    await button('Snippets').click()
    await expect.element(page.getByRole('region', { name: 'Favorite hook' })).toHaveTextContent(opening)
    await expect.element(button('Save hook')).not.toBeInTheDocument()
  })
})
