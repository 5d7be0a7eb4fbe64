import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { german } from '#client/german'
import { setTranslation } from '#client/lib/catalogue'
import { clearDraft, writeDraft } from '#client/lib/drafts'
import { publishing } from '#shared/rules/publishing'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import type { SceneDocument } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import {
  type PostFile,
  samplePost,
  samplePostDetail,
  samplePostFile,
} from '../../../../../tests/support/components/sample-posts.ts'
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
  return shownAs(pages)
}

function shownAs(pages: SceneDocument['pages']) {
  return { id: 'v', name: 'Quay', pages: pages.length, canvasData: writeCanvasData({ pages }) }
}

async function open(
  visual: { pages: number },
  answers: Parameters<typeof answerCalls>[0] = {},
  files: readonly PostFile[] = [],
  post = samplePost(),
) {
  const { pages } = visual
  const sent = samplePublication({ state: 'sending' })
  const calls = answerCalls({
    'GET /api/posts/a': samplePostDetail({ visual: { id: 'v', pages } as never, files: [...files] }),
    'GET /api/visuals/v': visual,
    'POST /api/posts/a/publications': sent,
    'GET /api/posts/a/publications': [sent],
    ...answers,
  })
  await renderInApp(<PublishDialog post={post} onClose={() => {}} />, known)
  return {
    sent: async () => {
      await publishNow.click()
      await expect.element(page.getByText('On its way to LinkedIn', { exact: false })).toBeVisible()
      return calls.find(({ method }) => method === 'POST')?.body
    },
  }
}

test('several pages go out as a document, which can be paged through, unless something else is chosen', async () => {
  const { sent } = await open(visualOf(['A quay', 'Ships']))
  await expect.element(radio('Document')).toBeChecked()
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByRole('img', { name: 'Page 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect.element(page.getByLabelText(/^Description/)).not.toBeInTheDocument()
  const body = await sent()
  expect(body).toMatchObject({ followsVisual: true })
  expect(body).not.toHaveProperty('attach')
})

test('one page goes out as a picture, with the description of its author', async () => {
  const { sent } = await open(visualOf(['A quay']))
  await expect.element(radio('Picture(?!s)')).toBeChecked()
  await expect.element(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect.element(described('Alternative text')).toHaveValue('A quay')
  await expect.element(radio('Pictures')).not.toBeInTheDocument()
  expect(await sent()).toMatchObject({ followsVisual: true })
})

test('text alone goes out where the post has no visual, or where that is chosen', async () => {
  const { sent } = await open(visualOf(['A quay', 'Ships']))
  await radio('Text only').click()
  await expect.element(pictures).not.toBeInTheDocument()
  expect(await sent()).toMatchObject({ attach: 'none' })
})

test('each page is a picture with the description of its author, and may have another here', async () => {
  const { sent } = await open(visualOf(['A quay', '', 'Ships']))
  await radio('Pictures').click()
  await expect.element(described('Alternative text of picture 1')).toHaveValue('A quay')
  await described('Alternative text of picture 2').fill(' Cranes ')
  expect(await sent()).toMatchObject({ attach: 'images', altTexts: ['A quay', 'Cranes', 'Ships'] })
})

test('a picture shows the first page alone', async () => {
  await open(visualOf(['A quay', 'Ships']))
  await radio('Picture(?!s)').click()
  await expect.element(page.getByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(/^Alternative text/)).toHaveValue('A quay')
})

test('a description that is too long holds the post back, but only where it goes along', async () => {
  const { sent } = await open(visualOf(['']))
  await radio('Picture(?!s)').click()
  const field = page.getByLabelText(/^Alternative text/)
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
  await open(shownAs(pages))
  await radio('Document').click()
  await expect.element(page.getByText(/^No font here has these characters: ᚠ ᚢ\./)).toBeVisible()
  await radio('Picture(?!s)').click()
  await expect.element(page.getByText(/^No font here has/)).not.toBeInTheDocument()
})

test('a visual that can’t be drawn here goes out all the same', async () => {
  const { sent } = await open({ pages: 2 }, { 'GET /api/visuals/v': refuseWith(503, 'The server is busy.', 'busy') })
  await expect.element(radio('Document')).toBeChecked()
  await expect.element(page.getByText('It goes out with the post.', { exact: false })).toBeVisible()
  expect(await sent()).toMatchObject({ followsVisual: true })
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

const ownPhoto = (id: string, altText: string) => samplePostFile({ id, name: `${id}.png`, altText })

test('pictures that the author attached go before the visual, with their descriptions or the ones given here', async () => {
  const files = [ownPhoto('one', 'A quay'), ownPhoto('two', '')]
  const { sent } = await open(visualOf(['A page', '']), {}, files)
  await expect.element(radio('Your pictures')).toBeChecked()
  await expect.element(page.getByText('2 pictures')).toBeVisible()
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  await expect.element(described('Alternative text of picture 1')).toHaveValue('A quay')
  await described('Alternative text of picture 2').fill('Ships')
  await expect.element(page.getByRole('button', { name: 'Attach pictures, a PDF or a video' })).not.toBeInTheDocument()
  expect(await sent()).toMatchObject({ followsVisual: true, altTexts: ['A quay', 'Ships'] })
})

test('a PDF of the author shows its first page and says how many it has', async () => {
  const pdf = samplePostFile({ id: 'talk', kind: 'pdf', pages: 12 })
  const { sent } = await open(visualOf(['A quay']), {}, [pdf])
  await expect.element(radio('Your PDF')).toBeChecked()
  await expect.element(page.getByText('12 pages')).toBeVisible()
  await radio('Picture(?!s)').click()
  expect(await sent()).toMatchObject({ attach: 'visual' })
})

test('a poll that is still being written is not left out silently', async () => {
  writeDraft('poll.a', { question: 'Which quay next?', options: ['North', ''], days: 7, begunFrom: 0 })
  onTestFinished(() => clearDraft('poll.a'))
  await open({ pages: 0 }, { 'GET /api/posts/a': samplePostDetail({}) })
  await expect.element(page.getByText('The poll you are writing isn’t saved yet. It doesn’t go out.')).toBeVisible()
})

test('a poll goes before everything else, as LinkedIn will show it', async () => {
  const poll = { question: 'Which quay next?', options: ['North', 'South'], days: 7 as const, version: 1 }
  const { sent } = await open(visualOf(['A quay']), {
    'GET /api/posts/a': samplePostDetail({ visual: { id: 'v', pages: 1 } as never, poll }),
  })
  await expect.element(radio('Poll')).toBeChecked()
  await expect.element(page.getByText('Which quay next?')).toBeVisible()
  await expect.element(page.getByText('Open for 7 days')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Alternative text' })).not.toBeInTheDocument()
  expect(await sent()).toMatchObject({ followsVisual: true })
})

test('a video of the author is shown with its length', async () => {
  const video = samplePostFile({ kind: 'video', seconds: 65, previewUrl: null, url: 'data:video/mp4;base64,' })
  const { sent } = await open(visualOf(['A quay']), {}, [video])
  await expect.element(radio('Your video')).toBeChecked()
  await expect.element(page.getByText('1:05')).toBeVisible()
  expect(await sent()).toMatchObject({ followsVisual: true })
})

test.each([328, 1280])('in German every word of a choice stays within its card, %i pixels wide', async (width) => {
  await page.viewport(width, 800)
  setTranslation(german)
  const pages = visualOf(['Ein Kai'])
  const detail = samplePostDetail({ sourceUrl: null, visual: { id: 'v', pages: 1 } as never })
  await open(pages, { 'GET /api/posts/a': detail }, [], samplePost({ sourceUrl: null }))
  await expect.element(radio('Dokument')).toBeVisible()
  const cards = [...document.querySelectorAll('label:has([type="radio"])')]
  const cutWords = cards.flatMap((card) => {
    const word = card.querySelector('b')
    const end = word?.getBoundingClientRect().right ?? 0
    return end > card.getBoundingClientRect().right - 8 ? [word?.textContent] : []
  })
  expect(cards.map((card) => card.textContent)).toEqual(expect.arrayContaining(['Nur Text', 'Bild', 'Dokument']))
  expect(cutWords).toEqual([])
})

afterEach(async () => {
  setTranslation(null)
  await page.viewport(1280, 800)
})
