import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { LinkedInPreview } from './linkedin-preview.tsx'

const long = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of the post.`).join('\n')
/** There is no server to ask for a picture: it stands in its address. */
const pictureUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const withVisual = {
  id: 'v',
  name: 'Crane',
  width: 1200,
  height: 627,
  pages: 1,
  thumbnailUrl: pictureUrl,
  pictureUrl,
  altText: '',
}

test('a long post is folded until one asks for more', async () => {
  answerCalls({})
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: false }} text={long} user={null} />)
  await expect.element(page.getByText('behind “see more”')).toBeVisible()
  await page.getByRole('button', { name: '…see more' }).click()
  await expect.element(page.getByText('behind “see more”')).not.toBeInTheDocument()
  await expect.element(page.getByText('Line 12 of the post.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'see less' })).toHaveFocus()
})

test('a short post shows whole, on either device', async () => {
  answerCalls({})
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: false }} text="Short." user={null} />)
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect.element(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('The whole post shows.')).toBeVisible()
})

test('a mention shows as its name, also where the fold parts it', async () => {
  answerCalls({})
  const mentions = [{ name: 'Anytown Harbour Authority', urn: 'urn:li:organization:1' }]
  const text = `@Anytown Harbour Authority and @Somebody #tag\n\n${long}`
  await renderInApp(
    <LinkedInPreview post={{ id: 'a', hasVisual: false }} text={text} mentions={mentions} user={null} />,
  )
  await expect.element(page.getByText('Anytown Harbour Authority and @Somebody #tag')).toBeVisible()
  const marked = () => [...document.querySelectorAll('[data-part=mention]')].map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Anytown Harbour Authority'])
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(marked).toEqual(['Anytown Harbour Authority'])
})

test('the visual stands below the text, or the room for one', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ hasVisual: true, visual: withVisual }) })
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: true }} text="Short." user={null} />)
  await expect.element(page.getByRole('img', { name: 'Visual: Crane' })).toBeInTheDocument()
  await page.getByRole('switch', { name: 'With visual' }).click()
  await expect.element(page.getByRole('img', { name: 'Visual: Crane' })).not.toBeInTheDocument()
})

test('a phone’s window starts with the phone’s preview, which a visual lets fold sooner', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ hasVisual: true, visual: withVisual }) })
  const text = `${'Ships no longer wait at sea. '.repeat(4)}\n\n${'The harbour opened its second quay. '.repeat(12)}`
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: true }} text={text} user={null} />)
  const shown = () => document.querySelector('[data-part=feed-text]')?.textContent ?? ''
  await expect.element(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('img', { name: 'Visual: Crane' })).toBeInTheDocument()
  await expect.poll(shown).toMatch(/^Ships no longer/)
  const withIt = shown().length
  await page.getByRole('switch', { name: 'With visual' }).click()
  await expect.element(page.getByRole('img', { name: 'Visual: Crane' })).not.toBeInTheDocument()
  await expect.poll(() => shown().length).toBeGreaterThan(withIt)
})

test('the visual is told as its author describes it', async () => {
  const visual = { ...withVisual, altText: 'A crane over the quay' }
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ hasVisual: true, visual }) })
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: true }} text="Short." user={null} />)
  await expect.element(page.getByRole('img', { name: 'A crane over the quay' })).toBeInTheDocument()
})

test('a post without a visual shows where one would be', async () => {
  answerCalls({})
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: false }} text="Short." user={null} />)
  await page.getByRole('switch', { name: 'With visual' }).click()
  await expect.element(page.getByText('No visual yet')).toBeVisible()
})

test('the post goes out from the connected account: its name and portrait stand above it', async () => {
  answerCalls({
    'GET /api/posts/a': samplePostDetail(),
    'GET /api/linkedin/accounts': [sampleAccount({ pictureUrl })],
  })
  const user = sampleUser({ firstName: 'Grace', linkedinAccounts: 1 })
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: false }} text="Short." user={user} />)
  await expect.element(page.getByText('Ada Harbour')).toBeVisible()
  await expect.poll(() => document.querySelector('img')?.getAttribute('src')).toBe(pictureUrl)
})

test('a carousel is paged through', async () => {
  const pages = ['', 'The second page'].flatMap((altText, at) =>
    createDocument(`page-${at}`, { width: 200, height: 100 }).pages.map((each) => ({
      ...each,
      settings: { ...each.settings, altText },
    })),
  )
  answerCalls({
    'GET /api/posts/a': samplePostDetail({ hasVisual: true, visual: { ...withVisual, pages: 2 } }),
    'GET /api/visuals/v': { id: 'v', name: 'Crane', canvasData: writeCanvasData({ pages }) },
  })
  await renderInApp(<LinkedInPreview post={{ id: 'a', hasVisual: true }} text="Short." user={null} />)
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('2 / 2')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The second page' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.element(page.getByRole('img', { name: 'Visual: Crane' })).toBeInTheDocument()
})
