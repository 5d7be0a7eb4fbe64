import { expect, test } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/26.0 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome on iPhone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
])('%s is %s', (userAgent, description) => {
  expect(describeBrowser(userAgent)).toBe(description)
})

test('what is no browser is named by its own words, cut when they are many', () => {
  expect(describeBrowser('curl/8.9.1')).toBe('curl/8.9.1')
  expect(describeBrowser('x'.repeat(300))).toBe('x'.repeat(60))
  expect(describeBrowser('')).toBe('')
})
