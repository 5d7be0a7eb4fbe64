import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { type PostFile, samplePostDetail, samplePostFile } from '../../../../tests/support/components/sample-posts.ts'
import { sampleGuest } from '../../../../tests/support/components/sample-user.ts'
import { UploadByFetch } from '../../../../tests/support/components/upload-by-fetch.ts'
import { AttachedFiles } from './attached-files.tsx'
import { DropArea } from './drop-area.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('XMLHttpRequest', UploadByFetch)
})

afterEach(() => void vi.unstubAllGlobals())

const post = { id: 'own-files' }

const withFiles = (...files: PostFile[]) => ({
  'GET /api/posts/own-files': samplePostDetail({ id: post.id, files }),
})

/** As in the browser's own window for it. */
async function choose(files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('Nothing takes files.')
  await userEvent.upload(input, files)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a post without files says what may be attached, and takes several one after the other', async () => {
  const calls = answerCalls({
    ...withFiles(),
    'POST /api/posts/own-files/files': ({ path }) => {
      const name = new URLSearchParams(path.split('?')[1]).get('name') ?? ''
      return samplePostFile({ id: name.replace('.png', ''), name })
    },
  })
  await renderInApp(<AttachedFiles post={post} />)
  await expect.element(page.getByText('Up to 20 pictures, one PDF or one MP4 video.', { exact: false })).toBeVisible()
  const files = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await choose(files)
  await expect.element(page.getByText('two.png', { exact: true })).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(sent).toEqual(['one.png', 'two.png'].map((name) => `/api/posts/own-files/files?name=${name}`))
  await expect.element(page.getByRole('button', { name: 'Attach more pictures' })).toBeVisible()
})

test('one that is refused is named with the reason', async () => {
  answerCalls({
    ...withFiles(),
    'POST /api/posts/own-files/files': refuseWith(415, 'Save the frame you want.', 'UNSUPPORTED_TYPE'),
  })
  await renderInApp(<AttachedFiles post={post} />)
  await page
    .getByLabelText('Attach pictures, a PDF or a video', { exact: true })
    .last()
    .upload(new File(['x'], 'cat.gif'))
  await expect.element(page.getByText('cat.gif was not attached')).toBeVisible()
  await expect.element(page.getByText('Save the frame you want.')).toBeVisible()
})

test('pictures are moved, described and removed', async () => {
  const [one, two] = [samplePostFile({ id: 'one' }), samplePostFile({ id: 'two', altText: 'Ships' })]
  const calls = answerCalls({
    ...withFiles(one, two),
    'PATCH /api/posts/own-files/files/two': [two, one],
    'PATCH /api/posts/own-files/files/one': [two, { ...one, altText: 'A quay' }],
    'DELETE /api/posts/own-files/files/two': new Response(null, { status: 204 }),
  })
  await renderInApp(<AttachedFiles post={post} />)
  await expect.element(page.getByLabelText('Alternative text of two.png')).toHaveValue('Ships')
  await expect.element(page.getByText('1600 × 900').first()).toBeVisible()
  await expect.element(button('Move one.png forward')).toBeDisabled()
  await button('Move two.png forward').click()
  await expect.element(button('Move two.png forward')).toBeDisabled()
  await page.getByLabelText('Alternative text of one.png').fill('A quay')
  await button('Remove two.png').click()
  await expect.element(page.getByText('two.png was removed.')).toBeVisible()
  await expect.element(page.getByLabelText('Alternative text of two.png')).not.toBeInTheDocument()
  expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
    { position: 0 },
    { altText: 'A quay' },
  ])
})

test('a PDF says its pages, and leaves no room for more', async () => {
  const pdf = samplePostFile({ kind: 'pdf', name: 'Harbour.pdf', mimeType: 'application/pdf', pages: 12 })
  answerCalls(withFiles(pdf))
  await renderInApp(<AttachedFiles post={post} />)
  await expect.element(page.getByText('PDF, 12 pages')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Preview of Harbour.pdf' })).toHaveAttribute('href', pdf.url)
  await expect.element(page.getByRole('button', { name: /^Attach/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})

test('files are dropped anywhere on the post; text is not', async () => {
  const calls = answerCalls({ 'POST /api/posts/own-files/files': samplePostFile() })
  await renderInApp(
    <DropArea postId={post.id}>
      <p>The post</p>
    </DropArea>,
  )
  const text = page.getByText('The post').element()
  const drag = (kind: string, data: DataTransfer) =>
    text.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }))
  const words = new DataTransfer()
  words.setData('text/plain', 'Words')
  drag('dragenter', words)
  drag('drop', words)
  await expect.element(page.getByText('Drop to attach to the post')).not.toBeInTheDocument()
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'one.png', { type: 'image/png' }))
  drag('dragenter', files)
  await expect.element(page.getByText('Drop to attach to the post')).toBeVisible()
  drag('drop', files)
  await expect.element(page.getByText('one.png is attached.')).toBeVisible()
  expect(calls.map(({ path }) => path)).toEqual(['/api/posts/own-files/files?name=one.png'])
})

test('a video shows its first frame, its name and its length', async () => {
  const video = samplePostFile({
    kind: 'video',
    name: 'Quay.mp4',
    mimeType: 'video/mp4',
    seconds: 65,
    previewUrl: null,
  })
  answerCalls(withFiles({ ...video, url: 'data:video/mp4;base64,' }))
  await renderInApp(<AttachedFiles post={post} />)
  await expect.element(page.getByText('Quay.mp4', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Video, 1:05')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Preview of Quay.mp4' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Attach/ })).not.toBeInTheDocument()
})

test('how much of a file has been sent is said while it is attached', async () => {
  let finish = (_file: object) => {}
  const sent = new Promise<object>((resolve) => {
    finish = resolve
  })
  answerCalls({
    ...withFiles(),
    'POST /api/posts/own-files/files': () => sent,
  })
  await renderInApp(<AttachedFiles post={post} />)
  await choose([new File(['x'], 'one.png', { type: 'image/png' })])
  await expect.element(page.getByText('Attaching 1 file: 100%')).toBeVisible()
  finish(samplePostFile())
  await expect.element(page.getByText('one.png is attached.')).toBeVisible()
})

test('a guest of a team sees what is attached, and can’t change it', async () => {
  answerCalls(withFiles(samplePostFile({ name: 'quay.png' })))
  await renderInApp(<AttachedFiles post={post} />, { user: sampleGuest() })
  await expect.element(page.getByText('quay.png', { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})
