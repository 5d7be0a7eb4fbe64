import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBrandKit } from '#shared/rules/brand'
import { modelFacts, modelIds } from '#shared/rules/models'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { Generator } from './generator.tsx'

keepOnDemand()

/** A test for each line of the toast catalogue (specification, sections 5 and 8) that the generator says. */

/** All are set up but one. */
const models = modelIds.filter((id) => id !== 'gemini')
const capabilities = { ...sampleUser().capabilities, models, webSearch: true }
const known = {
  user: sampleUser({ timeZone: 'UTC', capabilities }),
  config: {
    models: modelIds.map((id) => ({ id, ...modelFacts[id], isConfigured: id !== 'gemini' })),
    features: { readsPictures: false },
  },
  sharedStyles: [{ id: 2, name: 'Professional & Insightful', displayOrder: 1 }],
  userStyles: [],
  settings: { preferredModel: null, preferredLanguage: null, contentStyle: '' },
}

/** What the server says when it refuses. */
const refusal = 'Not while the moon is full.'
const sourceText = 'The harbour opened its second quay on Monday. It handles 1,200 ships a year.'

const url = page.getByRole('textbox', { name: 'Article URL' })
const text = page.getByRole('textbox', { name: 'Text', exact: true })
const file = page.getByLabelText('File', { exact: true })
const model = page.getByRole('combobox', { name: 'AI Model' })
const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** As of a server that is not there. */
const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
/** Without a word why. */
const silence = new Response('', { status: 409 })

/** Opens the generator at an address. */
async function open(address = ''): Promise<void> {
  window.history.replaceState(null, '', `${window.location.pathname}${address}`)
  await renderInApp(<Generator />, known)
}

beforeEach(() => sessionStorage.clear())

describe('the form says', () => {
  beforeEach(() => {
    answerCalls({})
  })

  test.each([
    ['URL Required', 'Please enter a valid article URL.', ''],
    ['Invalid URL', 'Please enter a valid URL.', 'an article'],
  ])('“%s: %s” when the address is “%s”', async (title, description, typed) => {
    await open()
    await url.fill(typed)
    await button('Generate').click()
    await expectToast('error', title, description)
  })

  test('“Text Required: Please enter some text content.” when there is no text', async () => {
    await open()
    await openTab('Text')
    await text.fill('  ')
    await button('Generate').click()
    await expectToast('error', 'Text Required', 'Please enter some text content.')
  })

  test('“File Required: Please upload a file.” when there is no file', async () => {
    await open()
    await openTab('File Upload')
    await button('Generate').click()
    await expectToast('error', 'File Required', 'Please upload a file.')
  })

  test('“Invalid File Type” and which there may be when the file is a picture', async () => {
    await open('?tab=file-upload')
    await file.upload(new File(['png'], 'photo.png', { type: 'image/png' }))
    const kinds = 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.'
    await expectToast('error', 'Invalid File Type', kinds)
  })

  test('“File Too Large: Please upload a file smaller than 10MB.” when it has a byte more than 10 MB', async () => {
    await open('?tab=file-upload')
    const picked = new DataTransfer()
    picked.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.txt', { type: 'text/plain' }))
    const input = file.element() as HTMLInputElement
    input.files = picked.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expectToast('error', 'File Too Large', 'Please upload a file smaller than 10MB.')
  })

  test('“Web Search Unavailable” when the model is changed to one that has none', async () => {
    await open('?model=gpt-4o&webSearch=true')
    await expect.element(page.getByRole('switch', { name: 'Web Search' })).toBeChecked()
    await model.selectOptions('OpenAI GPT-4.1 mini')
    const sentence = 'Web search is only available with OpenAI GPT-4o model.'
    await expectToast('error', 'Web Search Unavailable', sentence)
  })

  test('“Model Not Supported” and which are when a file is to be read by a model that can’t', async () => {
    await open('?model=gpt-4.1-mini')
    await openTab('File Upload')
    const sentence = 'Document upload works with GPT-5, GPT-4o and GPT-4.1.'
    await expectToast('error', 'Model Not Supported', sentence)
  })

  test('“Model Not Supported” and that another is chosen when a model is asked for that is not set up', async () => {
    await open('?model=gemini')
    const sentence = 'The saved model isn’t available to you. Another one is chosen.'
    await expectToast('error', 'Model Not Supported', sentence)
  })
})

describe('“Generation Failed” is said', () => {
  const generate = 'POST /api/posts/generate'
  const generateFromFile = 'POST /api/posts/generate-from-file'
  const failed = 'Failed to generate post. Please try again.'
  /** A failed run may count as a post, so the page asks for the user's meter again. */
  const meter = { 'GET /api/user': sampleUser({ timeZone: 'UTC', capabilities }) }
  const piece = new Response('event: delta\ndata: {"text":"A beginning"}\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  })

  test.each([
    ['in the server’s words where it has some', refuseWith(409, refusal), refusal],
    ['in words of its own where the server has none', silence, failed],
    ['in words of its own where nobody answers', nobody, failed],
    ['in words of its own where what was written breaks off', piece, failed],
  ])('%s', async (_when, answer, sentence) => {
    answerCalls({ [generate]: answer, ...meter })
    await open('?tab=text-input&model=composer')
    await text.fill(sourceText)
    await button('Generate').click()
    await expectToast('error', 'Generation Failed', sentence)
  })

  test('where nobody answers, with what could be done about it', async () => {
    answerCalls({ [generate]: nobody, ...meter })
    await open('?tab=text-input&model=composer')
    await text.fill(sourceText)
    await button('Generate').click()
    const advice = 'The server could not be reached. Check your connection and try again.'
    await expect.element(page.getByText(advice)).toBeVisible()
  })

  test.each([
    ['in the server’s words', refuseWith(409, refusal), refusal],
    ['in words of its own where the server has none', silence, 'Failed to upload file'],
    ['in words of its own where nobody answers', nobody, 'Failed to upload file'],
  ])('of a file %s', async (_when, answer, sentence) => {
    // a picked file is read at once; what goes wrong there is no toast
    answerCalls({ 'POST /api/articles/read-file': answer, [generateFromFile]: answer, ...meter })
    await open('?tab=file-upload&model=composer')
    await file.upload(new File([sourceText], 'harbour.txt', { type: 'text/plain' }))
    await button('Generate').click()
    await expectToast('error', 'Generation Failed', sentence)
  })
})

describe('of the post that was made is said', () => {
  const post = samplePostDetail()
  const stored = {
    'GET /api/posts/a': post,
    'GET /api/user/brand': emptyBrandKit,
    'PUT /api/posts/a/working-copy': { savedAt: '2026-11-20T10:00:00.000Z', keptOther: false, version: 1 },
  }

  async function openPost(answers: Parameters<typeof answerCalls>[0] = {}): Promise<void> {
    answerCalls({ ...stored, ...answers })
    await open('?post=a')
    await expect.element(button('Edit')).toBeVisible()
  }

  test.each([
    ['the server refuses', refuseWith(409, refusal)],
    ['nobody answers', nobody],
  ])('“Save Failed: Failed to save changes.” where %s', async (_when, answer) => {
    await openPost({ 'PATCH /api/posts/a': answer })
    await button('Edit').click()
    await page.getByRole('textbox', { name: 'Post text' }).fill('My own words.')
    await button('Save Changes').click()
    await expectToast('error', 'Save Failed', 'Failed to save changes.')
  })

  test('“Copied!” or, where the browser does not let a page copy, “Copy Failed”', async () => {
    await openPost()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await button('Copy').click()
    await expectToast('success', 'Copied!', 'Post content copied to clipboard.')
    write.mockRejectedValue(new Error('Not allowed'))
    vi.spyOn(console, 'error').mockReturnValue()
    await button('Copy').click()
    await expectToast('error', 'Copy Failed', 'Failed to copy to clipboard.')
  })
})
