import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publishing } from '#shared/rules/publishing'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import { newTextLayer } from '#shared/scene/text-layer'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { PublishDialog } from './publish-dialog.tsx'

const known = {
  user: { timeZone: 'Europe/Berlin', capabilities: { publishing: true } },
  linkedinAccounts: [sampleAccount()],
}
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const pictures = page.getByRole('img', { name: /^Page \d$/ })
const publishNow = page.getByRole('button', { name: 'Publish now' })
const described = (page_: string) => page.getByLabelText(page_)

/** @param altTexts of its pages, as their author describes them in the editor */
function visualOf(altTexts: readonly string[]) {
  const pages = altTexts.flatMap((altText, index) => {
    const [first] = createDocument(`page-${index}`, { width: 200, height: 100 }).pages
    return first ? [{ ...first, settings: { ...first.settings, altText } }] : []
  })
  return { id: 'v', name: 'Quay', canvasData: writeCanvasData({ pages }) }
}

async function open(visual: object, answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = samplePublication({ state: 'sending' })
  const calls = answerCalls({
    'GET /api/posts/a': samplePostDetail({ visual: { id: 'v' } as never }),
    'GET /api/visuals/v': visual,
    'POST /api/posts/a/publications': sent,
    'GET /api/posts/a/publications': [sent],
    ...answers,
  })
  await renderInApp(<PublishDialog post={samplePost()} onClose={() => {}} />, known)
  return {
    sent: async () => {
      await publishNow.click()
      await expect.element(page.getByText('On its way to LinkedIn', { exact: false })).toBeVisible()
      return calls.find(({ method }) => method === 'POST')?.body
    },
  }
}

test('each page is a picture with the description of its author, and may have another here', async () => {
  const { sent } = await open(visualOf(['A quay', '', 'Ships']))
  await radio('Pictures').click()
  await expect.poll(() => pictures.elements()).toHaveLength(3)
  await expect.element(described('Description of picture 1')).toHaveValue('A quay')
  await described('Description of picture 2').fill(' Cranes ')
  expect(await sent()).toMatchObject({ attach: 'images', altTexts: ['A quay', 'Cranes', 'Ships'] })
})

test('a document shows all its pages, a picture only the first', async () => {
  await open(visualOf(['A quay', 'Ships']))
  await radio('Document').click()
  await expect.element(page.getByText('2 pages', { exact: true })).toBeVisible()
  await expect.poll(() => pictures.elements()).toHaveLength(2)
  await expect.element(page.getByLabelText(/^Description/)).not.toBeInTheDocument()
  await radio('Picture(?!s)').click()
  await expect.poll(() => pictures.elements()).toHaveLength(1)
  await expect.element(page.getByLabelText(/^Description for people/)).toHaveValue('A quay')
})

test('one page alone is no row of pictures', async () => {
  await open(visualOf(['']))
  await radio('Document').click()
  await expect.element(page.getByText('1 page', { exact: true })).toBeVisible()
  await expect.element(radio('Pictures')).not.toBeInTheDocument()
})

test('a description that is too long holds the post back, but only where it goes along', async () => {
  const { sent } = await open(visualOf(['']))
  await radio('Picture(?!s)').click()
  const field = page.getByLabelText(/^Description for people/)
  await field.fill('a'.repeat(publishing.altTextCharacters + 3))
  await expect.element(field).toHaveAccessibleDescription('3 characters too long.')
  await expect.element(publishNow).toBeDisabled()
  await radio('Text only').click()
  await expect.element(publishNow).toBeEnabled()
  expect(await sent()).toMatchObject({ attach: 'none' })
})

test('characters that no font has are named before the visual is sent', async () => {
  const pages = ['Growth', 'Runes ᚠᚢᚠ'].flatMap((text) => {
    const [first] = createDocument('page', { width: 400, height: 200 }).pages
    return first ? [addLayer(first, newTextLayer(first, 'text', text))] : []
  })
  await open({ id: 'v', name: 'Quay', canvasData: writeCanvasData({ pages }) })
  await radio('Document').click()
  await expect.element(page.getByText(/^The visual has characters .*: ᚠ ᚢ\./)).toBeVisible()
  await radio('Picture(?!s)').click()
  await expect.element(page.getByText(/^The visual has characters/)).not.toBeInTheDocument()
})

test('a visual that can’t be drawn here goes out all the same', async () => {
  const { sent } = await open({}, { 'GET /api/visuals/v': refuseWith(503, 'The server is busy.', 'busy') })
  await radio('Picture(?!s)').click()
  await expect.element(page.getByText('It is drawn again when it is published.', { exact: false })).toBeVisible()
  expect(await sent()).toMatchObject({ attach: 'visual' })
})

test('whose accounts are all gone is led to connecting one', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail() })
  await renderInApp(<PublishDialog post={samplePost()} onClose={() => {}} />, { ...known, linkedinAccounts: [] })
  await expect.element(page.getByText('No account is connected any more.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Connect LinkedIn' }))
    .toHaveAttribute('href', '/settings?tab=linkedin')
})

test('a paused account is named so, and what that means is said', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail() })
  const paused = sampleAccount({ isPaused: true, state: 'paused' })
  await renderInApp(<PublishDialog post={samplePost()} onClose={() => {}} />, { ...known, linkedinAccounts: [paused] })
  const account = page.getByLabelText('Account')
  await expect.element(account).toHaveDisplayValue('Ada Harbour (paused)')
  await expect.element(account).toHaveAccessibleDescription(/^This account is paused\./)
})
