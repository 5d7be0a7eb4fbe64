import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { ProvenancePanel } from './provenance-panel.tsx'

const post = samplePost({ content: 'Traffic rose 12 % in the third quarter.' })
const { voiceExamples: _, ...detail } = samplePostDetail({
  content: post.content,
  firstDraft: 'Traffic fell 12 % in the third quarter.',
})
const provenance = { ...detail, writtenWith: null, prompt: null, isVoiceHidden: false }

async function openPanel() {
  await renderInApp(<ProvenancePanel post={post} />)
  await page.getByText('How it was made', { exact: true }).click()
}

test('the article is described as it was read', async () => {
  const calls = answerCalls({ 'GET /api/posts/a/provenance': provenance })
  await renderInApp(<ProvenancePanel post={post} />)
  expect(calls, 'nothing is loaded before it is opened').toEqual([])
  await page.getByText('How it was made', { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Source' })).toBeVisible()
  await expect.element(page.getByText('abc123')).toBeVisible()
  await expect.poll(() => calls).toHaveLength(1)
})

test('what the author changed is shown word by word', async () => {
  answerCalls({ 'GET /api/posts/a/provenance': provenance })
  await openPanel()
  await expect.element(page.getByText('1 word added, 1 word removed.')).toBeVisible()
  await expect.element(page.getByRole('insertion')).toHaveTextContent('added: rose, end.')
  await expect.element(page.getByRole('deletion')).toHaveTextContent('removed: fell, end.')
})

test('a post from before says what was not recorded', async () => {
  answerCalls({ 'GET /api/posts/a/provenance': provenance })
  await openPanel()
  await expect.element(page.getByText('This post is older than these records.')).toBeVisible()
})

test('a composed post says that no model wrote it and names no voice, and a pasted text what it is', async () => {
  const composed = {
    ...provenance,
    aiModel: 'composer' as const,
    modelLabel: 'Built-in (no AI)',
    upstreamModel: 'composer',
    article: { ...provenance.article, kind: 'text' as const, url: null },
    voice: { userId: 'ada', name: 'Ada' },
  }
  answerCalls({ 'GET /api/posts/a/provenance': composed })
  await openPanel()
  const definitionOf = (name: string) =>
    [...document.querySelectorAll('dl > div')]
      .find((row) => row.querySelector('dt')?.textContent === name)
      ?.querySelector('dd')?.textContent
  await expect.poll(() => definitionOf('Model')).toContain('Built-in (no AI)')
  await expect.poll(() => definitionOf('Kind')).toBe('Pasted text')
  expect(definitionOf('Voice of')).toBeUndefined()
})

test('a failure can be tried again', async () => {
  let isUp = false
  answerCalls({ 'GET /api/posts/a/provenance': () => (isUp ? provenance : refuseWith(503, 'The server rests.')) })
  await openPanel()
  await expect.element(page.getByText('The server rests.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('abc123')).toBeVisible()
})

test('what the author asked for afterwards stands there in full: their instruction, or the sentence that is new', async () => {
  const version = {
    content: post.content,
    language: 'english' as const,
    aiModel: 'gpt-4o' as const,
    modelLabel: 'GPT-4o',
    note: null,
    instruction: null,
    passage: null,
    createdAt: '2026-11-20T10:00:00Z',
  }
  const instruction = `Say what it means for people who cross the lake to work${' every single day'.repeat(12)}.`
  const passage = { change: 'shorten' as const, before: 'Traffic on the lake rose.', after: 'Traffic rose.' }
  const versions = [
    { ...version, number: 1, kind: 'draft' as const },
    { ...version, number: 2, kind: 'instruction' as const, instruction },
    { ...version, number: 3, kind: 'passage' as const, passage },
  ]
  answerCalls({ 'GET /api/posts/a/provenance': { ...provenance, versions } })
  await openPanel()
  await expect.element(page.getByRole('heading', { name: 'Your later requests' })).toBeVisible()
  await expect.element(page.getByText('Version 2, Changed as you asked')).toBeVisible()
  await expect.element(page.getByText(instruction)).toBeVisible()
  const shortened = page.getByRole('definition').filter({ hasText: 'Before:' })
  await expect.element(shortened).toHaveTextContent(/Traffic on the lake rose\..*After: Traffic rose\./)
  await expect.element(page.getByText('Version 3, Sentence shortened')).toBeVisible()
  await expect.poll(() => page.getByText(/^Version 1/).elements()).toEqual([])
})
