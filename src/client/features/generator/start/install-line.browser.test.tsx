import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { InstallLine } from './install-line.tsx'

const offer = page.getByText('Install Postwright to share articles to it from any app.')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What a browser does that could install the product. @param outcome the answer to its own question */
function offerToInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { prompt, event }
}

beforeEach(() => localStorage.removeItem('postwright.install-offer'))

test('where the browser offers nothing, nothing is said', async () => {
  await renderInApp(<InstallLine />)
  await expect.element(offer).not.toBeInTheDocument()
})

test('one press opens the browser’s question, which is not asked by itself; who declines is not asked again', async () => {
  await renderInApp(<InstallLine />)
  const { prompt, event } = offerToInstall('dismissed')
  await expect.element(offer).toBeVisible()
  expect([event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, 0])
  await button('Install').click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(offer).not.toBeInTheDocument()
})

test('once installed it says how to use it', async () => {
  await renderInApp(<InstallLine />)
  offerToInstall('accepted')
  await button('Install').click()
  window.dispatchEvent(new Event('appinstalled'))
  await expect.element(page.getByText('Installed. In any app, press Share and choose Postwright.')).toBeVisible()
  await expect.element(button('Install')).not.toBeInTheDocument()
})

test('closed it stays closed on this device', async () => {
  await renderInApp(<InstallLine />)
  offerToInstall('accepted')
  await button('Close').click()
  await expect.element(offer).not.toBeInTheDocument()
  await renderInApp(<InstallLine />)
  offerToInstall('accepted')
  await expect.element(offer).not.toBeInTheDocument()
})
