import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MediaAsset } from '#client/queries/media'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { MediaLibrary } from './media-library.tsx'

const path = '/api/media'
const button = (name: string) => page.getByRole('button', { name, exact: true })

function asset(id: string, change: Partial<MediaAsset> = {}): MediaAsset {
  return {
    id,
    filename: `${id}.png`,
    originalName: `${id}.png`,
    mimeType: 'image/png',
    fileSize: 2_000,
    width: 1600,
    height: 900,
    url: '/favicon.ico',
    thumbnailUrl: '/favicon.ico',
    uploadUrl: null,
    tags: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  }
}

const crane = asset('crane', { tags: ['steel'] })
const quay = asset('quay')

async function open(assets: MediaAsset[], answers: Parameters<typeof answerCalls>[0] = {}) {
  const { editor } = openWorkspace()
  const onClose = vi.fn()
  const calls = answerCalls({ [`GET ${path}`]: assets, ...answers })
  await renderInApp(<MediaLibrary editor={editor} onClose={onClose} />)
  return { editor, onClose, calls }
}

/** The bytes go by XMLHttpRequest, which arrives here at once. */
class ArrivingRequest {
  status = 200
  responseText = JSON.stringify(asset('sent'))
  upload = {}
  onload = () => {}
  onloadend = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => {
      this.onload()
      this.onloadend()
    })
  }
}

afterEach(() => void vi.unstubAllGlobals())

test('the picture of the post’s article comes first, which is brought in, then one’s portrait', async () => {
  const lead = asset('lead', { url: '/api/media/lead/file' })
  const { editor } = openWorkspace()
  const post = samplePostDetail()
  answerCalls({
    [`GET ${path}`]: [crane, asset('face'), lead],
    'GET /api/posts/a': { ...post, article: { ...post.article, leadImage: 'https://courier.example/quay.jpg' } },
    'POST /api/posts/a/lead-image': lead,
  })
  const user = sampleUser({ profileImageUrl: '/api/media/face/thumbnail?v=1' })
  await renderInApp(<MediaLibrary editor={editor} postId="a" onClose={() => {}} />, { user })
  const names = () =>
    page
      .getByRole('button', { name: /^Add .*png$/ })
      .elements()
      .map((each) => each.getAttribute('aria-label'))
  await expect.poll(names).toEqual(['Add lead.png', 'Add face.png', 'Add crane.png'])
})

async function upload(count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, at) => new File(['png'], `${at}.png`, { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')
  if (!input) throw new Error('There is nothing to choose files with.')
  await userEvent.upload(input, files)
}

test.each([
  [1, 'The picture is in your library.'],
  [3, '3 pictures are in your library.'],
])('%d pictures that have arrived are told of', async (count, description) => {
  vi.stubGlobal('XMLHttpRequest', ArrivingRequest)
  await open([], { [`POST ${path}`]: asset('sent', { url: null, uploadUrl: '/api/media/sent/file' }) })
  await upload(count)
  await expectToast('success', 'Upload Successful', description)
})

test('a picture that is refused is told of, and why stands beside it until it is dismissed', async () => {
  await open([], { [`POST ${path}`]: refuseWith(413, 'This picture is larger than 10 MB.', 'TOO_LARGE') })
  await upload(1)
  await expectToast('error', 'Upload Failed', 'Failed to upload files.')
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect.element(uploads).toHaveTextContent('This picture is larger than 10 MB.')
  await button('Dismiss 0.png').click()
  await expect.element(uploads).not.toBeInTheDocument()
})

test('pictures are found by name and tag, and the search can be cleared', async () => {
  await open([crane, quay])
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await page.getByPlaceholder('Search by name or tag').fill('STEEL')
  await expect.poll(() => pictures.elements()).toHaveLength(1)
  await page.getByPlaceholder('Search by name or tag').fill('nowhere')
  await expect.element(page.getByText('No images found')).toBeVisible()
  await button('Clear search').click()
  await expect.poll(() => pictures.elements()).toHaveLength(2)
  await expect.element(page.getByText(/^2 pictures, /)).toBeVisible()
})

test('a picture that is picked is put on the canvas, and the window closes', async () => {
  const { editor, onClose } = await open([quay])
  await button('Add quay.png').click()
  await expect.poll(() => editor.scene().layers[0]).toMatchObject({ type: 'image', width: 400, height: 225 })
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('an empty frame is added without a picture', async () => {
  const { editor, onClose } = await open([])
  await expect.element(page.getByRole('heading', { name: 'No images found' })).toBeVisible()
  await button('Add empty frame').click()
  await expect.poll(() => editor.scene().layers[0]).toMatchObject({ width: 200, height: 150 })
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('what is still to come says so, and leads back', async () => {
  await open([quay])
  await page.getByRole('tab', { name: 'Stock Images' }).click()
  await expect.element(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  await button('My Uploads').click()
  await expect.element(button('Add quay.png')).toBeVisible()
})

async function removeCrane(): Promise<void> {
  await button('Delete crane.png').click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this image?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
}

test('a picture is deleted after a question', async () => {
  await open([crane, quay], { [`DELETE ${path}/crane`]: new Response(null, { status: 204 }) })
  await removeCrane()
  await expectToast('success', 'Asset Deleted')
  await expect.element(button('Delete crane.png')).not.toBeInTheDocument()
})

test('a picture that can’t be deleted comes back', async () => {
  await open([crane, quay], { [`DELETE ${path}/crane`]: refuseWith(503, 'The server rests.') })
  await removeCrane()
  await expectToast('error', 'Delete Failed', 'Failed to delete asset.')
  await expect.element(button('Delete crane.png')).toBeVisible()
})

async function tagCrane(tags: string): Promise<void> {
  await button('Edit the tags of crane.png').click()
  await page.getByLabelText('Tags', { exact: true }).fill(tags)
  await button('Save').click()
}

test('tags are changed in one line, and stand below the picture', async () => {
  const tags = ['steel', 'harbour']
  const { calls } = await open([crane], { [`PATCH ${path}/crane`]: { ...crane, tags } })
  await tagCrane(' steel, harbour, steel')
  await expectToast('success', 'Tags saved')
  await expect.poll(() => calls.at(-1)?.body).toEqual({ tags })
  await expect.element(page.getByText('harbour', { exact: true })).toBeVisible()
})

test('tags that the server refuses stay in their line, with its words', async () => {
  await open([crane], { [`PATCH ${path}/crane`]: refuseWith(409, 'The server rests.') })
  await tagCrane('harbour')
  await expectToast('error', 'Save failed', 'The server rests.')
  await expect.element(page.getByLabelText('Tags', { exact: true })).toHaveValue('harbour')
})

test('more tags than a picture may have are told while they are typed', async () => {
  await open([crane])
  await button('Edit the tags of crane.png').click()
  await page.getByLabelText('Tags', { exact: true }).fill(Array.from({ length: 21 }, (_, at) => `tag ${at}`).join())
  await expect.element(page.getByText('A picture has at most 20 tags.')).toBeVisible()
})
