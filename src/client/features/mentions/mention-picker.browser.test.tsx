import { useRef } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePostEditing } from '#client/features/post/use-post-editing'
import type { Answer } from '#shared/contract/contract'
import { answerCalls, type Call, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { MentionPicker } from './mention-picker.tsx'
import { useMentionPicker } from './use-mention-picker.ts'

keepOnDemand()

const harbour = { name: 'Anytown Harbour', urn: 'urn:li:organization:1', source: 'connected' } as const
const ann = { name: 'Ann Miller', urn: 'urn:li:person:ann', source: 'used' } as const
const post = samplePost({ id: 'mentioning', content: 'Thanks to ' })

function Editor() {
  const editing = usePostEditing(post, () => {})
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, mentions, mention: onPick } = editing
  const picker = useMentionPicker({ field, text, mentions, onPick })
  return (
    <div ref={root}>
      <textarea
        {...picker.control}
        ref={field}
        aria-label="Text"
        value={text}
        onChange={(event) => editing.change(event.target.value)}
      />
      <MentionPicker picker={picker} root={root} />
      <output>{mentions.map(({ name, urn }) => `${name} ${urn}`).join(', ')}</output>
      <button type="button" onClick={editing.save}>
        Save
      </button>
    </div>
  )
}

const field = () => page.getByLabelText('Text')
const list = () => page.getByRole('listbox', { name: 'Mention on LinkedIn' })
const option = (name: RegExp) => page.getByRole('option', { name })

/** As the server answers. */
function suggest({ path }: Call): Answer<'suggestMentions'> {
  const words = new URLSearchParams(path.split('?')[1]).get('words') ?? ''
  return [harbour, ann].filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
}

const usual: Parameters<typeof answerCalls>[0] = {
  'GET /api/linkedin/mentions': suggest,
  'GET /api/linkedin/accounts': [sampleAccount()],
  // what is typed is kept every few seconds
  'PUT /api/posts/mentioning/working-copy': { savedAt: '2026-11-20T12:00:02.000Z', keptOther: false, version: 1 },
  'PATCH /api/posts/mentioning': ({ body }) => ({ ...post, ...(body as object) }),
}

async function show(more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ ...usual, ...more })
  await renderInApp(<Editor />)
  await field().click()
  return calls
}

beforeEach(() => sessionStorage.clear())

test('an @ opens a list; arrows and Enter choose, and the name stands in the text', async () => {
  const calls = await show()
  await userEvent.keyboard('{End}@an')
  await expect.element(option(/Anytown Harbour/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('2 suggestions.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/Ann Miller/)).toHaveAttribute('aria-selected', 'true')
  expect(field().element().getAttribute('aria-activedescendant')).toBe(option(/Ann Miller/).element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Thanks to @Ann Miller ')
  await expect.element(list()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
    .toMatchObject({ content: 'Thanks to @Ann Miller ', mentions: [{ name: ann.name, urn: ann.urn }] })
})

test('Escape closes the list, and what follows is text', async () => {
  await show()
  await userEvent.keyboard('{End}@')
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}x')
  await expect.element(field()).toHaveValue('Thanks to @\nx')
})

test('where nobody is called so, Enter is a line break', async () => {
  await show()
  await userEvent.keyboard('{End}@zzz')
  await expect.element(option(/Someone else/)).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Thanks to @zzz\n')
})

test('a pasted urn is named in a window', async () => {
  await show()
  await userEvent.keyboard('{End}urn:li:organization:77')
  await expect.element(option(/Name it/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Mention on LinkedIn' })
  await expect.element(dialog.getByLabelText('URN')).toHaveValue('urn:li:organization:77')
  await dialog.getByRole('button', { name: 'Mention' }).click()
  await expect.element(dialog.getByText('Enter the name, on one line.')).toBeVisible()
  await dialog.getByLabelText('Name', { exact: true }).fill('Quay & Sons')
  await dialog.getByRole('button', { name: 'Mention' }).click()
  await expect.element(field()).toHaveValue('Thanks to @Quay & Sons ')
  await expect.element(page.getByText('Quay & Sons urn:li:organization:77')).toBeInTheDocument()
})

test('a press on a name takes it, and the field keeps the focus', async () => {
  await show()
  await userEvent.keyboard('{End}@')
  await option(/Anytown Harbour/).click()
  await expect.element(field()).toHaveValue('Thanks to @Anytown Harbour ')
})

describe('with the second app', () => {
  const accounts = { 'GET /api/linkedin/accounts': [sampleAccount({ scopes: ['rw_organization_admin'] })] }
  const found = [{ name: 'Pier Works GmbH', urn: 'urn:li:organization:9', source: 'linkedin' }] as const
  const lookUps = (calls: readonly Call[]) => calls.filter(({ path }) => path.includes('/look-up')).length

  test('a name is looked up at LinkedIn when that is wanted, and chosen', async () => {
    const calls = await show({ ...accounts, 'GET /api/linkedin/mentions/look-up': found })
    await userEvent.keyboard('{End}@pier works')
    await expect.element(option(/Look it up at LinkedIn/)).toHaveAttribute('aria-selected', 'false')
    expect(lookUps(calls)).toBe(0)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(option(/Pier Works GmbH/)).toHaveAttribute('aria-selected', 'true')
    await expect.element(option(/Pier Works GmbH/)).toHaveTextContent('Company page · Found at LinkedIn')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Thanks to @Pier Works GmbH ')
    expect(lookUps(calls)).toBe(1)
  })

  test('a pasted address is looked up at once', async () => {
    await show({ ...accounts, 'GET /api/linkedin/mentions/look-up': found })
    await userEvent.keyboard('{End}@')
    await userEvent.keyboard('linkedin.com/company/pier-works')
    await expect.element(option(/Pier Works GmbH/)).toHaveAttribute('aria-selected', 'true')
  })

  test('it is said that there is nobody, or why LinkedIn was not asked', async () => {
    await show({ ...accounts, 'GET /api/linkedin/mentions/look-up': [] })
    await userEvent.keyboard('{End}@quay')
    await option(/Look it up/).click()
    await expect.element(list().getByText(/^LinkedIn has no page with this/)).toBeVisible()
    answerCalls({
      ...usual,
      ...accounts,
      'GET /api/linkedin/mentions': [],
      'GET /api/linkedin/mentions/look-up': refuseWith(409, 'They are kept for your posts.', 'conflict'),
    })
    await userEvent.keyboard('s')
    await option(/Look it up/).click()
    await expect.element(list().getByText('They are kept for your posts.')).toBeVisible()
  })
})
