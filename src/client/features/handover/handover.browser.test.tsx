import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handoverMessages } from '#shared/handover/handed-page'
import { takePage } from '#shared/handover/take-page'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { Bookmarklet } from './bookmarklet.tsx'
import { handOver } from './hand-over.ts'
import { findKeptPage } from './kept-page.ts'
import { PageFacts } from './page-facts.tsx'
import { receivePage } from './receive-message.ts'
import { ReceivePage } from './receive-page.tsx'
import { handoverTexts } from './texts.ts'

const url = 'https://courier.example/quay'
const copied = `<!-- postwright page ${url} -->\n<title>A quay</title><p>Ships</p>`
const message = { type: handoverMessages.page, url, title: 'A quay', html: '<p>Ships</p>' }
/** That says something: a place for messages is always there. */
const alert = page.getByRole('alert').filter({ hasText: /\S/ })
const send = (data: unknown) => window.postMessage(data, location.origin)

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the page that receives', () => {
  const field = page.getByRole('textbox', { name: 'Copied page' })

  async function paste(text: string): Promise<void> {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  test('keeps a page that comes from the extension, also for who has to sign in first', async () => {
    await renderInApp(<ReceivePage />)
    await expect.element(page.getByText(/^Press “Copy this page” on the page you were reading/)).toBeVisible()
    send(message)
    await expect.element(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    await expect.element(page.getByText('A quay')).toBeVisible()
    await expect.element(page.getByText('courier.example, 1 KB, as seen by you')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?next=%2Fgenerate')
    expect(findKeptPage()).toMatchObject({ url, title: 'A quay' })
  })

  test('takes a copied page that is pasted, and no other text', async () => {
    await renderInApp(<ReceivePage />)
    await paste('Something private.')
    await expect.element(field).toHaveAccessibleDescription(/^This isn’t a page copied for Postwright\./)
    await expect.element(field).toHaveValue('')
    await userEvent.type(field, 'x')
    await expect.element(field).toHaveValue('')
    await paste(copied)
    await expect.element(page.getByText('A quay')).toBeVisible()
    expect(findKeptPage()).toMatchObject({ url })
  })

  test('says what to do with a page that is too large, and keeps nothing', async () => {
    await renderInApp(<ReceivePage />)
    send({ ...message, html: 'x'.repeat(5 * 1024 * 1024 + 1) })
    await expect.element(page.getByRole('heading', { name: 'This page is too large' })).toBeVisible()
    await expect.element(alert).toHaveTextContent('Paste the article’s text')
    expect(findKeptPage()).toBeNull()
  })

  test('says what to do where the tab has no room for it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await renderInApp(<ReceivePage />)
    send(message)
    await expect.element(page.getByRole('heading', { name: 'This page could not be kept' })).toBeVisible()
    await expect.element(alert).toHaveTextContent('This tab has no room for it.')
  })

  test('a page without a title is called so', async () => {
    await renderInApp(<PageFacts page={{ url, title: '', bytes: 2_100 }} />)
    await expect.element(page.getByText('Page without a title')).toBeVisible()
    await expect.element(page.getByText('courier.example, 3 KB, as seen by you')).toBeVisible()
  })
})

describe('a message', () => {
  test('is taken once, and told of as received', async () => {
    const heard: unknown[] = []
    const listen = ({ data }: MessageEvent<unknown>) => heard.push(data)
    addEventListener('message', listen)
    onTestFinished(() => removeEventListener('message', listen))
    const onPage = vi.fn()
    receivePage(onPage)
    send('something else')
    send(message)
    send({ ...message, title: 'Another' })
    await expect.poll(() => heard).toContain(handoverMessages.received)
    expect(heard).toContain(handoverMessages.ready)
    expect(onPage.mock.calls).toEqual([[{ url, title: 'A quay', html: '<p>Ships</p>' }]])
  })

  test('is not taken from a frame that nobody asked, nor once waiting has stopped', async () => {
    const onPage = vi.fn()
    const stop = receivePage(onPage)
    const frame = document.createElement('iframe')
    frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*'); parent.postMessage('asked', '*')</script>`
    const asked = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'asked' && resolve())
    })
    document.body.append(frame)
    onTestFinished(() => frame.remove())
    await asked
    stop()
    send(message)
    const last = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    await last
    expect(onPage).not.toHaveBeenCalled()
  })
})

describe('the bookmarklet', () => {
  const given = {
    to: 'https://postwright.example',
    path: '/hand-over',
    messages: handoverMessages,
    words: handoverTexts.onPage,
  }
  const offer = () => document.querySelector('html > div:last-child')?.shadowRoot?.querySelector('dialog')

  test('is a program to drag; pressed here it only says so', async () => {
    await renderInApp(<Bookmarklet />)
    const link = page.getByRole('link', { name: 'Write with Postwright' })
    const href = decodeURIComponent(link.element().getAttribute('href') ?? '')
    expect(href).toMatch(/^javascript:void \(/)
    expect(href).toContain(JSON.stringify(location.origin))
    await link.click()
    await expect.element(page.getByText('It only works from your bookmarks bar.', { exact: false })).toBeVisible()
  })

  test('is copied for who can’t drag, and a browser that refuses is told of', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.spyOn(console, 'error').mockReturnValue()
    await renderInApp(<Bookmarklet />)
    const copy = page.getByRole('button', { name: 'Copy bookmarklet' })
    await copy.click()
    await expectToast('success', 'Copied!', 'Paste it as the address of a new bookmark.')
    expect(write.mock.calls[0]?.[0]).toBe(page.getByRole('link', { name: 'Write with' }).element().getAttribute('href'))
    write.mockRejectedValue(new Error('refused'))
    await copy.click()
    await expectToast('error', 'Copy Failed', 'Failed to copy to clipboard.')
  })

  test('hands the page to ours once that is ready, and to nobody else', () => {
    const receiver = { closed: false, postMessage: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(receiver as unknown as Window)
    handOver(() => ({ url, title: 'A quay', html: '<p>Ships</p>' }), given)
    expect(window.open).toHaveBeenCalledWith('https://postwright.example/hand-over', '_blank')
    const say = (data: string, origin = given.to, source: unknown = receiver) => {
      const event = new MessageEvent('message', { data, origin })
      Object.defineProperty(event, 'source', { value: source })
      dispatchEvent(event)
    }
    say(handoverMessages.ready, 'https://evil.example')
    say(handoverMessages.ready, given.to, window)
    expect(receiver.postMessage).not.toHaveBeenCalled()
    say(handoverMessages.ready)
    expect(receiver.postMessage.mock.calls).toEqual([[message, given.to]])
    say(handoverMessages.received)
    say(handoverMessages.ready)
    expect(receiver.postMessage).toHaveBeenCalledOnce()
  })

  test('offers to copy the page where the two are cut off from each other', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    handOver(takePage, given)
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
    expect(offer()?.open).toBe(true)
    const [copy, close] = offer()?.querySelectorAll('button') ?? []
    copy?.click()
    await expect.poll(() => offer()?.textContent).toContain('Copied. Now paste it in Postwright.')
    expect(write.mock.calls[0]?.[0]).toMatch(/^<!-- postwright page http.* -->\n<!doctype html>/)
    write.mockRejectedValue(new Error('refused'))
    copy?.click()
    await expect.poll(() => offer()?.textContent).toContain('Your browser didn’t allow copying.')
    close?.click()
    await expect.poll(offer).toBeUndefined()
  })
})
