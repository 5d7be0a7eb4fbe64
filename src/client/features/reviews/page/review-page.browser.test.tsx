import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleDecision, sampleGuestReview } from '../../../../../tests/support/components/sample-reviews.ts'
import { ReviewPage } from './review-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const stale = () => refuseWith(409, 'Someone else has changed this.', 'conflict', 'changedElsewhere')
const pictureUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** @param answers by method and path below /api/review/secret */
function open(answers: Record<string, Parameters<typeof answerCalls>[0][string]>) {
  location.hash = '#secret'
  const named = Object.entries(answers).map(([name, answer]) => {
    const [method, path = ''] = name.split(' ')
    return [`${method} /api/review/secret${path}`, answer]
  })
  const calls = answerCalls({ 'GET /api/review/secret/comments': [], ...Object.fromEntries(named) })
  return renderInApp(<ReviewPage />).then(() => calls)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('postwright.guest-name')
  location.hash = ''
})

test('the post is shown with who asks, its check and its source', async () => {
  await open({ 'GET ': sampleGuestReview() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'A post by Harbour press' })).toBeVisible()
  await expect.element(page.getByText('For Friday.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'LinkedIn preview' })).toHaveTextContent('Traffic rose 12 %')
  await expect.element(page.getByRole('region', { name: 'Check' })).toHaveTextContent('confirmed')
  await expect
    .element(page.getByRole('link', { name: 'The harbour grows' }))
    .toHaveAttribute('href', 'https://news.example/harbour')
  await page.getByText('Read the source').click()
  await expect.element(page.getByText('the port authority said.', { exact: false }).last()).toBeVisible()
})

test('what the source says otherwise, and what only a further source says, is told so', async () => {
  const text = 'Traffic rose 15 % in May. The works cost 31 million euros.'
  const cost = {
    title: 'Costs',
    siteName: null,
    url: null,
    publishedAt: null,
    text: 'The works cost 31 million euros.',
  }
  await open({ 'GET ': sampleGuestReview({ text, moreSources: [cost] }) })
  const check = page.getByRole('region', { name: 'Check' })
  await expect
    .element(check.getByRole('listitem').filter({ hasText: '15 %' }))
    .toHaveTextContent('Differs from the source')
  await expect.element(check).not.toHaveTextContent('Not in the source')
})

test('approving takes a name once and a press more', async () => {
  const approved = sampleGuestReview({
    state: 'approved',
    approvedText: 'Traffic rose 12 % in May.',
    decisions: [sampleDecision({ decision: 'approve', by: 'Nora Dale', byUserId: null, isGuest: true, comment: '' })],
  })
  const calls = await open({ 'GET ': sampleGuestReview(), 'POST /decision': approved })
  await button('Approve').click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText('Enter your name.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast('success', 'Approved')
  await expect.element(page.getByRole('region', { name: 'Decisions' })).toHaveTextContent('Nora Dale approved')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'approve',
    version: 3,
    subject: 'subject',
    comment: '',
    name: 'Nora Dale',
  })
  expect(button('Approve').elements()).toEqual([])
  await button('Request changes').click()
  await expect.element(dialog.getByText('As Nora Dale')).toBeVisible()
})

test('on the smallest phone both decisions fit into their buttons', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await open({ 'GET ': sampleGuestReview() })
  await expect.element(button('Request changes')).toBeVisible()
  for (const name of ['Request changes', 'Approve']) {
    const element = button(name).element()
    const content = document.createRange()
    content.selectNodeContents(element)
    const [inner, outer] = [content.getBoundingClientRect(), element.getBoundingClientRect()]
    expect(inner.left - outer.left, name).toBeGreaterThanOrEqual(4)
    expect(outer.right - inner.right, name).toBeGreaterThanOrEqual(4)
  }
})

test('a request for changes says what should change', async () => {
  const calls = await open({ 'GET ': sampleGuestReview(), 'POST /decision': sampleGuestReview() })
  await button('Request changes').click()
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect.element(dialog.getByText('Say what should change.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a post that has just changed is shown with the change, and asks again', async () => {
  let version = 3
  const later = () => sampleGuestReview(version === 3 ? {} : { version, text: 'Traffic rose 13 % in May.' })
  const decide = ({ body }: { body: unknown }) => {
    if (Reflect.get(body as object, 'version') === 4) return sampleGuestReview({ version, state: 'approved' })
    version = 4
    return stale()
  }
  await open({ 'GET ': later, 'POST /decision': decide })
  await button('Approve').click()
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast('error', 'The post has just changed')
  const change = page.getByRole('region', { name: 'Changed while you were reading' })
  await expect.element(change.getByRole('insertion')).toHaveTextContent('13')
  await button('Approve').click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast('success', 'Approved')
})

test('who approved before reads only the difference, and the whole post on request', async () => {
  await open({ 'GET ': sampleGuestReview({ state: 'changed', approvedText: 'Traffic rose 12 % in April.' }) })
  const change = page.getByRole('region', { name: 'Changed since you approved' })
  await expect.element(change.getByRole('insertion')).toHaveTextContent('May')
  await expect.element(change.getByRole('deletion')).toHaveTextContent('April')
  expect(page.getByRole('region', { name: 'LinkedIn preview' }).elements()).toEqual([])
  await page.getByText('The whole post').first().click()
  await expect.element(page.getByRole('region', { name: 'LinkedIn preview' })).toBeVisible()
})

test('when only the visual has changed, that is said beside the post', async () => {
  const text = 'Traffic rose 12 % in May.'
  await open({ 'GET ': sampleGuestReview({ state: 'changed', text, approvedText: text }) })
  await expect.element(page.getByText('The text is the same. The visual has changed.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'LinkedIn preview' })).toBeVisible()
})

test('the alternative texts of a carousel can be read', async () => {
  await open({
    'GET ': sampleGuestReview({ pages: 2, altTexts: ['A crane', ''] }),
    'GET /pages/1': new Response(pictureUrl),
  })
  await page.getByText('Alternative texts').click()
  await expect.element(page.getByText('Page 1: A crane')).toBeVisible()
  await expect.element(page.getByText('Page 2: none')).toBeVisible()
})

test('a PDF that goes out can be read whole', async () => {
  await open({
    'GET ': sampleGuestReview({ pages: 1, altTexts: ['Talk.pdf'], hasFile: true }),
    'GET /pages/1': new Response(pictureUrl),
  })
  await expect
    .element(page.getByRole('link', { name: 'Download the whole PDF' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/api\/review\/.+\/file$/))
})

test('a video is played where it will be seen, and can be downloaded', async () => {
  await open({ 'GET ': sampleGuestReview({ isVideo: true, hasFile: true }) })
  await expect.element(page.getByLabelText('The video of the post')).toHaveAttribute('controls')
  await expect.element(page.getByRole('link', { name: 'Download the video' })).toBeVisible()
})

test('a poll is read as readers will see it', async () => {
  const poll = { question: 'Which quay next?', options: ['North', 'South'], days: 1 as const }
  await open({ 'GET ': sampleGuestReview({ poll }) })
  await expect.element(page.getByRole('region', { name: 'Poll' })).toHaveTextContent('Which quay next?')
  await expect.element(page.getByText('South')).toBeVisible()
})

test('selected words lead to a comment on them', async () => {
  const comment = {
    id: 'c',
    parentId: null,
    by: 'Nora Dale',
    byUserId: null,
    isGuest: true,
    body: 'In which year?',
    quote: { exact: 'in May', prefix: 'Traffic rose 12 % ', suffix: '.' },
    internal: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    resolvedAt: null,
  }
  const calls = await open({ 'GET ': sampleGuestReview(), 'POST /comments': comment })
  const preview = page.getByRole('region', { name: 'LinkedIn preview' })
  await expect.element(preview).toHaveTextContent('in May')
  const words = document.querySelector('[data-part="feed-text"]')?.firstChild
  if (!words) throw new Error('There is no text.')
  document.getSelection()?.setBaseAndExtent(words, 18, words, 24)
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click()
  await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Your comment' }).fill('In which year?')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora Dale')
  await page.getByRole('button', { name: 'Comment', exact: true }).first().click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'In which year?' })).toHaveTextContent('in May')
  const { quote, body, by: name } = comment
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ body, name, quote, parentId: null })
})

test.each([
  [
    'that is over',
    () => refuseWith(410, 'This link is no longer valid.', 'link_expired', 'reviewLinkOver'),
    'This link no longer works',
  ],
  ['that could not be read', () => refuseWith(503, 'Busy.', 'unavailable'), 'The post could not be loaded'],
])('a link %s says so', async (_, answer, title) => {
  await open({ 'GET ': answer })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})

test('a link without its secret says so', async () => {
  answerCalls({})
  await renderInApp(<ReviewPage />)
  await expect.element(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
})

test('a link that may not decide offers no decision', async () => {
  await open({ 'GET ': sampleGuestReview({ mayDecide: false }) })
  await expect.element(page.getByRole('region', { name: 'Comments' })).toBeVisible()
  expect(page.getByRole('group', { name: 'Your decision' }).elements()).toEqual([])
})
