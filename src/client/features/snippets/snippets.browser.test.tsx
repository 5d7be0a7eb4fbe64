import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Snippet } from '#client/queries/snippets'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { InsertSnippet } from './insert-snippet.tsx'
import { SnippetList } from './snippet-list.tsx'

const signOff: Snippet = { id: 'a', kind: 'sign-off', content: 'Fair winds.', createdAt: '2026-01-01T00:00:00.000Z' }
const hashtags: Snippet = { ...signOff, id: 'b', kind: 'hashtags', content: '#ports #ships' }
const post = 'The harbour grows.\n\nIt has a second quay.\n\nWho pays for it?'

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => sessionStorage.clear())

function Editor() {
  const [text, setText] = useState(post)
  return (
    <>
      <textarea aria-label="Post text" value={text} readOnly />
      <InsertSnippet text={text} onChange={setText} />
    </>
  )
}

const keeping = {
  'POST /api/user/snippets': ({ body }: { body: unknown }) => ({ ...signOff, id: 'new', ...(body as object) }),
}

test('a new snippet is kept and listed', async () => {
  const calls = answerCalls(keeping)
  await renderInApp(<SnippetList />, { snippets: [] })
  await button('New snippet').click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Call to action')
  await page.getByRole('textbox', { name: 'Text' }).fill('Write to me.')
  await button('Save').click()
  await expect.element(page.getByRole('listitem').getByText('Write to me.')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ kind: 'call-to-action', content: 'Write to me.' }])
})

test('one is changed in its place, another deleted; what the server refuses comes back', async () => {
  answerCalls({
    'PUT /api/user/snippets/a': ({ body }) => ({ ...signOff, ...(body as object) }),
    'DELETE /api/user/snippets/b': refuseWith(503, 'The server is busy.'),
  })
  await renderInApp(<SnippetList />, { snippets: [signOff, hashtags] })
  await button('Edit “Fair winds.”').click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Until next week.')
  await button('Save').click()
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Until next week.')
  await button('Delete “#ports #ships”').click()
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  await expect.element(page.getByText('#ports #ships')).toBeVisible()
})

test('beside a post that is edited, a snippet is put where it belongs', async () => {
  answerCalls({})
  await renderInApp(<Editor />, { snippets: [hashtags, signOff] })
  await button('Snippets').click()
  await button('#ports #ships').click()
  await expect.element(page.getByRole('textbox')).toHaveValue(`${post}\n\n#ports #ships`)
  await button('Snippets').click()
  await button('Fair winds.').click()
  await expect.element(page.getByRole('textbox')).toHaveValue(`${post}\n\nFair winds.\n\n#ports #ships`)
})

test('the post’s own first line and ending are kept as favorites, once', async () => {
  const calls = answerCalls(keeping)
  await renderInApp(<Editor />, { snippets: [{ ...signOff, kind: 'hook', content: 'The harbour grows.' }] })
  await button('Snippets').click()
  await expect.element(button('Save ending')).toBeVisible()
  await expect.poll(() => button('Save hook').elements().length).toBe(0)
  await button('Save ending').click()
  await expect.element(page.getByText('Snippet saved')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ kind: 'ending', content: 'Who pays for it?' }])
})
