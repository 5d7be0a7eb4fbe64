import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Post } from '#client/queries/posts/post-cache'
import type { Refining } from './use-refining.ts'
import type { PostVersion } from './version-label.ts'
import { VersionList } from './version-list.tsx'

const versionOf = (number: number, kind: PostVersion['kind'], content: string) =>
  ({ number, kind, content, language: 'german', modelLabel: 'GPT-5', createdAt: '2026-11-20T10:00:00Z' }) as PostVersion

const versions = [versionOf(1, 'draft', 'The first text.'), versionOf(2, 'translation', 'Der zweite Text.')]
const post = { id: 'p1', content: 'Der zweite Text, nachgebessert.' } as Post

async function show(more: Partial<Refining> = {}) {
  const goBack = vi.fn()
  const refining = { versions, current: versions[1], goingBackTo: null, isBusy: false, goBack, ...more } as Refining
  await render(<VersionList post={post} editing={{} as PostEditing} refining={refining} />)
  return goBack
}

const rows = () => page.getByRole('listitem')

test('the newest version stands first, and only the others can be compared and gone back to', async () => {
  await show()
  await expect.element(rows().first()).toHaveTextContent('Version 2, Translation, German')
  await expect.element(rows().first()).toHaveTextContent('Current')
  await expect.element(page.getByRole('button', { name: 'Restore Version 1, Draft' })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /Restore/ }).elements()).toHaveLength(1)
})

test('comparing shows a version beside the post as it now is', async () => {
  await show()
  const compare = page.getByRole('button', { name: 'Compare Version 1, Draft with the current one' })
  await compare.click()
  await expect.element(page.getByText('The first text.')).toBeVisible()
  await expect.element(page.getByText('Der zweite Text, nachgebessert.')).toBeVisible()
  await compare.click()
  await expect.element(compare).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => page.getByText('The first text.').elements()).toEqual([])
})

test('while a version is being made none can be gone back to', async () => {
  const goBack = await show()
  await page.getByRole('button', { name: 'Restore Version 1, Draft' }).click()
  await expect.poll(() => goBack.mock.calls).toEqual([[1]])
  await show({ isBusy: true })
  await expect.element(page.getByRole('button', { name: 'Restore Version 1, Draft' }).last()).toBeDisabled()
})

test('a version says what was asked for in it', async () => {
  const asked = {
    ...versionOf(3, 'instruction', 'Three.'),
    instruction: `End with a question. ${'And more. '.repeat(30)}`,
  }
  const passage = { change: 'opposite', before: 'They rose.', after: 'They fell.' } as const
  await show({ versions: [...versions, asked, { ...versionOf(4, 'passage', 'Four.'), passage }] })
  await expect.element(rows().nth(0)).toHaveTextContent('Version 4, Other side of a sentence')
  await expect.element(rows().nth(0)).toHaveTextContent('Before: They rose. After: They fell.')
  await expect.element(rows().nth(1)).toHaveTextContent('You asked: End with a question.')
  await expect.element(rows().nth(1)).toHaveTextContent('…')
})

test('drafts that were written side by side are told apart by their forms', async () => {
  const draftOf = (number: number, form: 'lesson' | 'tension') => ({
    ...versionOf(number, 'draft', `Text ${number}.`),
    draft: { form, opening: 'scene' as const, angle: null },
  })
  const drafts = [draftOf(1, 'lesson'), draftOf(2, 'tension')]
  await show({ versions: drafts, current: drafts[1] })
  await expect.element(rows().first()).toHaveTextContent('Version 2, Draft, Tension')
  await expect.element(page.getByRole('button', { name: 'Restore Version 1, Draft, Lesson' })).toBeVisible()
})

test('what its author typed names no model', async () => {
  await show({ versions: [...versions, versionOf(3, 'edit', 'Three.'), versionOf(4, 'unsaved', 'Four.')] })
  await expect.element(rows().nth(0)).toHaveTextContent('Version 4, Unsaved edit')
  await expect.element(rows().nth(1)).toHaveTextContent('Version 3, Your edit')
  await expect.element(rows().nth(1)).not.toHaveTextContent('GPT-5')
})
