import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readHandedPage, readMarkedPage } from './handed-page.ts'
import { findMark } from './mark.ts'

const url = 'https://courier.example/quay?a=1#top'
const message = { type: 'postwright:page', url, title: ' A quay ', html: '<p>Text' }

describe('a message', () => {
  test('with a page of its own sender is a page', () => {
    const page = { url, title: 'A quay', html: '<p>Text' }
    expect(readHandedPage(message, 'https://courier.example')).toEqual(page)
    expect(readHandedPage({ ...message, more: 1 }, null), 'whoever speaks for any page').toEqual(page)
  })

  test.each([
    ['the page of another site', message, 'https://evil.example'],
    ['the page of a site without its port', message, 'https://courier.example:8443'],
    ['a page from a window without an origin', message, 'null'],
    ['a file', { ...message, url: 'file:///etc/passwd' }, null],
    ['a script', { ...message, url: 'javascript:alert(1)' }, null],
    ['no address', { ...message, url: 'the quay' }, null],
    ['a list for HTML', { ...message, html: ['<p>'] }, null],
    ['no title', { ...message, title: undefined }, null],
    ['another type', { ...message, type: 'page' }, null],
    ['a text', 'postwright:page', null],
    ['nothing', null, null],
  ])('with %s is none', (_, sent, origin) => {
    expect(readHandedPage(sent, origin)).toBeNull()
  })

  test('of any kind is a page or none, and never an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.option(fc.webUrl()), (sent, origin) => {
        expect(() => readHandedPage(sent, origin)).not.toThrow()
      }),
    )
  })
})

describe('a text in the clipboard', () => {
  test('that was copied from a page has its address, title and HTML', () => {
    const html = '<!doctype html><html><head><title>\n Quay &amp; cranes </title></head>'
    expect(readMarkedPage(`<!-- postwright page ${url} -->\n${html}`)).toEqual({ url, title: 'Quay & cranes', html })
    expect(readMarkedPage(`\n<!-- postwright page ${url} -->`)).toEqual({ url, title: '', html: '' })
  })

  test.each([
    'Some words of mine.',
    '<!-- a comment --><p>Text',
    'A word <!-- postwright page https://courier.example/ --><p>Text',
    '<!-- postwright page -->',
  ])('that was not (%s) stays a text', (text) => {
    expect(findMark(text)).toBeNull()
    expect(readMarkedPage(text)).toBeNull()
  })

  test('that names no web page is none', () => {
    expect(readMarkedPage('<!-- postwright page file:///etc/passwd -->')).toBeNull()
  })
})
